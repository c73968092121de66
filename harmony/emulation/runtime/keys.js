// Keys, from the browser's names to those of HarmonyOS.
import { KeyType } from './enums.js';
import { strict } from './strict.js';

export const KeyCode = strict('KeyCode', {
  KEYCODE_DPAD_UP: 2012,
  KEYCODE_DPAD_DOWN: 2013,
  KEYCODE_DPAD_LEFT: 2014,
  KEYCODE_DPAD_RIGHT: 2015,
  KEYCODE_DPAD_CENTER: 2016,
  KEYCODE_SPACE: 2050,
  KEYCODE_ENTER: 2054,
  KEYCODE_ESCAPE: 2070,
  KEYCODE_NUMPAD_ENTER: 2119,
});

const CODES = {
  ArrowUp: KeyCode.KEYCODE_DPAD_UP,
  ArrowDown: KeyCode.KEYCODE_DPAD_DOWN,
  ArrowLeft: KeyCode.KEYCODE_DPAD_LEFT,
  ArrowRight: KeyCode.KEYCODE_DPAD_RIGHT,
  Space: KeyCode.KEYCODE_SPACE,
  Enter: KeyCode.KEYCODE_ENTER,
  NumpadEnter: KeyCode.KEYCODE_NUMPAD_ENTER,
  Escape: KeyCode.KEYCODE_ESCAPE,
};

/** ArkUI's key event for the browser's; nothing for a key that apps are not told of here. */
export function keyEvent(event) {
  const keyCode = CODES[event.code];
  if (keyCode === undefined) return undefined;
  return {
    type: event.type === 'keydown' ? KeyType.Down : KeyType.Up,
    keyCode,
    keyText: event.key,
    timestamp: event.timeStamp * 1e6,
    stopPropagation() {
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
