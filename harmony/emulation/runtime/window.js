// The window of the app, and what the system draws over it: a status bar, and the bar to swipe home by.
import { device } from './device.js';
import { strict } from './strict.js';
import { color } from './units.js';

export const AvoidAreaType = strict('AvoidAreaType', {
  TYPE_SYSTEM: 0,
  TYPE_CUTOUT: 1,
  TYPE_NAVIGATION_INDICATOR: 4,
});

const STATUS_BAR = 36;
const INDICATOR = 28;
const CUTOUT = 36;

/** What `type` covers of the screen, in vp: a phone has a camera in its upper edge, wherever that is turned. */
function covered(type) {
  const hasCutout = !device.isTablet;
  switch (type) {
    case AvoidAreaType.TYPE_SYSTEM:
      return { top: device.isLandscape && hasCutout ? 0 : STATUS_BAR };
    case AvoidAreaType.TYPE_CUTOUT:
      if (!hasCutout) return {};
      return device.isLandscape ? { left: CUTOUT } : { top: CUTOUT };
    case AvoidAreaType.TYPE_NAVIGATION_INDICATOR:
      return { bottom: INDICATOR };
    default:
      throw new Error(`ArkUI emulation: the area of type ${type} is not supported`);
  }
}

/** The window that shows `layer`, with the bars of the system in `bars`. */
export function appWindow(layer, bars, uiContext) {
  let isFullScreen = false;
  const listeners = { avoidAreaChange: [], windowSizeChange: [] };

  const layOut = () => {
    const system = covered(AvoidAreaType.TYPE_SYSTEM);
    bars.classList.toggle('without-status', system.top === 0);
    const bottom = covered(AvoidAreaType.TYPE_NAVIGATION_INDICATOR).bottom;
    layer.style.padding = isFullScreen ? '' : `${system.top}px 0 ${bottom}px`;
  };
  device.onChange((change) => {
    layOut();
    if (change !== 'size') return;
    for (const listener of listeners.windowSizeChange) listener(sizeInPixels());
    for (const type of [AvoidAreaType.TYPE_SYSTEM, AvoidAreaType.TYPE_CUTOUT]) {
      for (const listener of listeners.avoidAreaChange) listener({ type, area: avoidArea(type) });
    }
  });
  layOut();

  return strict('Window', {
    getUIContext: () => uiContext,
    getWindowAvoidArea: avoidArea,

    async setWindowLayoutFullScreen(isOn) {
      isFullScreen = isOn;
      layOut();
    },

    async setWindowSystemBarProperties(properties) {
      const { statusBarContentColor } = strict('SystemBarProperties', properties);
      bars.style.color = color(statusBarContentColor);
    },

    on(event, listener) {
      strict('the events of a Window', listeners)[event].push(listener);
    },
  });
}

function avoidArea(type) {
  const { top = 0, left = 0, bottom = 0 } = covered(type);
  const width = device.width;
  const height = device.height;
  return {
    visible: true,
    topRect: rectangle(0, 0, width, top),
    leftRect: rectangle(0, 0, left, height),
    bottomRect: rectangle(0, height - bottom, width, bottom),
    rightRect: rectangle(0, 0, 0, 0),
  };
}

function rectangle(left, top, width, height) {
  const isEmpty = width === 0 || height === 0;
  const pixels = (length) => (isEmpty ? 0 : Math.round(length * device.density));
  return { left: pixels(left), top: pixels(top), width: pixels(width), height: pixels(height) };
}

function sizeInPixels() {
  return {
    width: Math.round(device.width * device.density),
    height: Math.round(device.height * device.density),
  };
}
