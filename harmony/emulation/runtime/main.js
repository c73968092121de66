// Starts the app as the system does: its ability, and by it the first page.
import './components/canvas.js';
import './components/containers.js';
import './components/controls.js';
import './components/image.js';
import './components/progress.js';
import './components/text.js';
import { CanvasRenderingContext2D, RenderingContextSettings } from './components/canvas.js';
import { device } from './device.js';
import { ENUMS } from './enums.js';
import { Process } from './process.js';
import { $r } from './resources.js';

Object.assign(globalThis, ENUMS, { $r, CanvasRenderingContext2D, RenderingContextSettings });

// A canvas does not wait for letters.
await Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 16px "HarmonyOS Sans"`)));

const { Ability, bundleName, pages } = await import('app:start');
const process = new Process(Ability, bundleName, pages);

/** What tests and the preview do to the device. */
globalThis.emulator = {
  configure: (changes) => device.configure(changes),
  get isInForeground() {
    return process.isInForeground;
  },
  back: () => process.back(),
  background: () => process.background(),
  foreground: () => process.foreground(),
};
process.start();
