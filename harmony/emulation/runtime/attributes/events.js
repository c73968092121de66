// Clicks, touches, keys, and what becomes of the size and the place of a component.
import { device } from '../device.js';
import { keyEvent } from '../keys.js';
import { touchesOf } from '../touch.js';

export const EVENTS = {
  onClick(node, handler) {
    node.element.role ??= 'button';
    const isStop = !node.element.hasAttribute('tabindex') && !node.element.closest('.virtual');
    if (isStop) node.element.tabIndex = 0;
    node.handle('click', handler, (call) => {
      node.element.addEventListener('click', (event) => {
        event.stopPropagation();
        if (!node.isDisabled) call(clickEvent(node, event));
      });
    });
  },

  onTouch(node, handler) {
    node.style.touchAction = 'none';
    node.handle('touch', handler, (call) => {
      touchesOf(node, (event) => call(event));
    });
  },

  /** Transparent: what lies under it is touched as well, where none of its children is. */
  hitTestBehavior: (node, value) => void (node.element.dataset.hitTest = value),

  onKeyEvent(node, handler) {
    node.handle('key', handler, (call) => {
      for (const type of ['keydown', 'keyup']) {
        node.element.addEventListener(type, (event) => {
          const translated = keyEvent(event);
          if (translated && !node.isDisabled) call(translated);
        });
      }
    });
  },

  onAppear: (node, handler) => void (node.handlers.appear = handler),
  onDisAppear: (node, handler) => void (node.handlers.disappear = handler),

  onSizeChange(node, handler) {
    node.handle('size', handler, (call) => watch(node, (old, now) => {
      if (old.width !== now.width || old.height !== now.height) call(sizeOf(old), sizeOf(now));
    }));
  },

  onAreaChange(node, handler) {
    node.handle('area', handler, (call) => watch(node, (old, now) => {
      if (JSON.stringify(old) !== JSON.stringify(now)) call(old, now);
    }));
  },
};

/** Calls `changed` with the old and the new area whenever the browser has laid the component out anew. */
function watch(node, changed) {
  let old = area(0, 0, { left: 0, top: 0 }, { left: 0, top: 0 });
  const check = () => {
    if (!node.element.isConnected) return;
    const before = old;
    const own = node.element.getBoundingClientRect();
    const parent = node.element.parentElement.getBoundingClientRect();
    old = area(own.width, own.height, { left: own.left - parent.left, top: own.top - parent.top }, own);
    changed(before, old);
  };
  new ResizeObserver(check).observe(node.element);
  device.onChange(check);
}

function area(width, height, place, globalPlace) {
  return {
    width,
    height,
    position: { x: place.left, y: place.top },
    globalPosition: { x: globalPlace.left, y: globalPlace.top },
  };
}

function sizeOf({ width, height }) {
  return { width, height };
}

function clickEvent(node, event) {
  const { left, top } = node.element.getBoundingClientRect();
  return {
    x: event.clientX - left,
    y: event.clientY - top,
    windowX: event.clientX,
    windowY: event.clientY,
    displayX: event.clientX,
    displayY: event.clientY,
    timestamp: event.timeStamp * 1e6,
  };
}
