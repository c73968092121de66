// What has to end when a part of the page goes away: effects, elements, components, and the parts inside of it.
import { Effect } from './reactive.js';

let current = null;

/** A part of the page that goes away as a whole. */
export class Scope {
  #outer = current;
  #parts = new Set();

  constructor() {
    this.#outer?.onDispose(this);
  }

  /** Runs `build`; what it makes belongs to this scope. */
  run(build) {
    const outer = current;
    current = this;
    try {
      return build();
    } finally {
      current = outer;
    }
  }

  /** Takes `part` along: it is disposed of with this scope. */
  onDispose(part) {
    this.#parts.add(part);
  }

  dispose() {
    this.#outer?.forget(this);
    for (const part of [...this.#parts].reverse()) part.dispose();
    this.#parts.clear();
  }

  forget(part) {
    this.#parts.delete(part);
  }
}

/** An effect that ends with the scope in which it is made, and builds into that scope. */
export function effect(run) {
  const scope = current;
  scope.onDispose(new Effect(() => scope.run(run)));
}

/** Runs `end` when the present part of the page goes away. */
export function onDispose(end) {
  current.onDispose({ dispose: end });
}
