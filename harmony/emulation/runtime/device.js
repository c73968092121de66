// The emulated device: what the system tells an app of language, colours, letters and screen.
import { Cell } from './reactive.js';

const PARAMETERS = new URLSearchParams(location.search);

/** What can be changed while an app runs. Resources and letters follow by themselves. */
const wishes = {
  language: new Cell(PARAMETERS.get('language') ?? 'en-US'),
  isDark: new Cell(PARAMETERS.get('isDark') === 'true'),
  fontScale: new Cell(Number(PARAMETERS.get('fontScale') ?? 1)),
};
const size = new Cell(measure());
const listeners = new Set();

export const device = {
  /** Its name: each has files of its own. */
  name: PARAMETERS.get('device') ?? 'preview',
  get language() {
    return wishes.language.get();
  },
  get isDark() {
    return wishes.isDark.get();
  },
  get fontScale() {
    return wishes.fontScale.get();
  },
  /** Of the screen, in vp. */
  get width() {
    return size.get().width;
  },
  get height() {
    return size.get().height;
  },
  get isLandscape() {
    return size.get().width > size.get().height;
  },
  /** A tablet, or an unfolded phone, by the shorter side. */
  get isTablet() {
    return Math.min(size.get().width, size.get().height) >= 600;
  },
  /** Pixels of the screen for one vp. */
  get density() {
    return window.devicePixelRatio;
  },

  /** Changes what the user wishes, as the settings of the system would. */
  configure(changes) {
    for (const [name, value] of Object.entries(changes)) {
      if (!wishes[name]) throw new Error(`the device has no ${name}`);
      wishes[name].set(value);
    }
    tell('configuration');
  },

  /** Calls `listener` with 'configuration' or 'size' after a change. Returns what ends that. */
  onChange(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

window.addEventListener('resize', () => {
  size.set(measure());
  tell('size');
});

function measure() {
  return { width: window.innerWidth, height: window.innerHeight };
}

function tell(change) {
  for (const listener of [...listeners]) listener(change);
}
