// Fingers on a component, from what the browser says of mouse and touch.
import { TouchType } from './enums.js';

/** Calls `listener` with ArkUI's touch events of a component. A finger stays with the component where it went down. */
export function touchesOf(node, listener) {
  const fingers = new Map();

  const tell = (type, pointer, finger) => {
    listener({
      type,
      touches: [...fingers.values()].map((other) => touch(type, node, other)),
      changedTouches: [touch(type, node, finger)],
      timestamp: pointer.timeStamp * 1e6,
      stopPropagation: () => pointer.stopPropagation(),
      preventDefault: () => pointer.preventDefault(),
    });
  };
  const move = (pointer) => {
    const finger = fingers.get(pointer.pointerId);
    if (!finger) return;
    Object.assign(finger, placeOf(pointer));
    tell(TouchType.Move, pointer, finger);
  };
  const end = (type) => (pointer) => {
    const finger = fingers.get(pointer.pointerId);
    if (!finger) return;
    Object.assign(finger, placeOf(pointer));
    if (type === TouchType.Cancel) fingers.delete(pointer.pointerId);
    tell(type, pointer, finger);
    fingers.delete(pointer.pointerId);
    if (fingers.size === 0) follow(window.removeEventListener);
  };
  const up = end(TouchType.Up);
  const cancel = end(TouchType.Cancel);
  const follow = (change) => {
    change.call(window, 'pointermove', move);
    change.call(window, 'pointerup', up);
    change.call(window, 'pointercancel', cancel);
  };

  node.element.addEventListener('pointerdown', (pointer) => {
    if (pointer.button !== 0 || node.isDisabled) return;
    if (fingers.size === 0) follow(window.addEventListener);
    const finger = { id: freeId(fingers), ...placeOf(pointer) };
    fingers.set(pointer.pointerId, finger);
    tell(TouchType.Down, pointer, finger);
  });
}

function placeOf(pointer) {
  return { windowX: pointer.clientX, windowY: pointer.clientY };
}

function touch(type, node, { id, windowX, windowY }) {
  const { left, top } = node.element.getBoundingClientRect();
  return {
    type,
    id,
    x: windowX - left,
    y: windowY - top,
    windowX,
    windowY,
    displayX: windowX,
    displayY: windowY,
  };
}

function freeId(fingers) {
  const taken = new Set([...fingers.values()].map((finger) => finger.id));
  let id = 0;
  while (taken.has(id)) id++;
  return id;
}
