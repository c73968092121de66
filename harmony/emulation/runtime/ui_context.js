// What a page asks the system for: units, messages, the keyboard.
import { device } from './device.js';
import { strict } from './strict.js';
import { showToast } from './toast.js';

/** The context of the page that `abilityContext` shows. */
export function uiContext(abilityContext) {
  return strict('UIContext', {
    px2vp: (pixels) => pixels / device.density,
    vp2px: (length) => length * device.density,
    getHostContext: () => abilityContext,
    getPromptAction: () => strict('PromptAction', { showToast }),
    getFocusController: () => strict('FocusController', { requestFocus }),
  });
}

function requestFocus(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`ArkUI emulation: there is nothing with the id ${id} to focus`);
  element.focus({ preventScroll: true });
}
