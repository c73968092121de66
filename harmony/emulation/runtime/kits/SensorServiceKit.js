import { strict } from '../strict.js';

/** How long the device has vibrated in ms, the latest last. */
const vibrations = (globalThis.vibrations ??= []);

export const vibrator = strict('vibrator', {
  async startVibration({ type, duration }, { usage }) {
    if (type !== 'time' || usage !== 'touch')
      throw new Error(`ArkUI emulation: vibration of ${type} for ${usage} is not supported`);
    vibrations.push(duration);
  },
});
