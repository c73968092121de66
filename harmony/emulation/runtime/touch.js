// Fingers on a component, from what the browser says of mouse and touch.
import { TouchType } from './enums.js';

/** Calls `listener` with ArkUI's touch events of a component. */
export function touchesOf(node, listener) {
  const fingers = new Fingers(node, listener);
  node.element.addEventListener('pointerdown', (pointer) => {
    if (pointer.button === 0 && !node.isDisabled) fingers.down(pointer);
  });
}

/** The fingers that are down. A finger stays with the component where it went down, wherever it goes. */
class Fingers {
  #node;
  #listener;
  #fingers = new Map();
  #followed = {
    pointermove: (pointer) => this.#move(pointer),
    pointerup: (pointer) => this.#end(TouchType.Up, pointer),
    pointercancel: (pointer) => this.#end(TouchType.Cancel, pointer),
  };

  constructor(node, listener) {
    this.#node = node;
    this.#listener = listener;
  }

  down(pointer) {
    if (this.#fingers.size === 0) this.#follow(window.addEventListener);
    this.#fingers.set(pointer.pointerId, { id: this.#freeId(), ...placeOf(pointer) });
    this.#tell(TouchType.Down, pointer);
  }

  #move(pointer) {
    if (this.#place(pointer)) this.#tell(TouchType.Move, pointer);
  }

  #end(type, pointer) {
    if (!this.#place(pointer)) return;
    this.#tell(type, pointer);
    this.#fingers.delete(pointer.pointerId);
    if (this.#fingers.size === 0) this.#follow(window.removeEventListener);
  }

  /** Notes where a finger is, and tells whether it is one of these. */
  #place(pointer) {
    const finger = this.#fingers.get(pointer.pointerId);
    if (finger) Object.assign(finger, placeOf(pointer));
    return finger !== undefined;
  }

  #follow(change) {
    for (const [event, listener] of Object.entries(this.#followed)) change.call(window, event, listener);
  }

  #tell(type, pointer) {
    const changed = this.#fingers.get(pointer.pointerId);
    this.#listener({
      type,
      touches: [...this.#fingers.values()].map((finger) => this.#touch(type, finger)),
      changedTouches: [this.#touch(type, changed)],
      timestamp: pointer.timeStamp * 1e6,
      stopPropagation: () => pointer.stopPropagation(),
    });
  }

  #touch(type, { id, windowX, windowY }) {
    const { left, top } = this.#node.element.getBoundingClientRect();
    return { type, id, x: windowX - left, y: windowY - top, windowX, windowY };
  }

  #freeId() {
    const taken = new Set([...this.#fingers.values()].map((finger) => finger.id));
    let id = 0;
    while (taken.has(id)) id++;
    return id;
  }
}

function placeOf(pointer) {
  return { windowX: pointer.clientX, windowY: pointer.clientY };
}
