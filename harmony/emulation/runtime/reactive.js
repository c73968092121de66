// What depends on what: cells hold values, effects run again when a cell that they read has changed.

let reader = null;
let count = 0;
let waiting = new Set();
let isFlushing = false;

/** A value that effects can depend on. */
export class Cell {
  #value;
  #readers = new Set();

  constructor(value) {
    this.#value = value;
  }

  get() {
    if (reader) {
      this.#readers.add(reader);
      reader.sources.add(this);
    }
    return this.#value;
  }

  set(value) {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const effect of [...this.#readers]) effect.invalidate();
  }

  forget(effect) {
    this.#readers.delete(effect);
  }
}

/** A function that runs now, and again after what it read has changed. */
export class Effect {
  sources = new Set();
  #order = count++;
  #run;

  constructor(run) {
    this.#run = run;
    this.run();
  }

  get order() {
    return this.#order;
  }

  run() {
    this.#detach();
    track(this, this.#run);
  }

  invalidate() {
    waiting.add(this);
    if (waiting.size === 1 && !isFlushing) queueMicrotask(flush);
  }

  dispose() {
    this.#detach();
    waiting.delete(this);
  }

  #detach() {
    for (const cell of this.sources) cell.forget(this);
    this.sources.clear();
  }
}

/** A value that is computed anew when it is asked for after one of its sources has changed. */
export class Computed {
  sources = new Set();
  #cell = new Cell(0);
  #isFresh = false;
  #compute;
  #value;

  constructor(compute) {
    this.#compute = compute;
  }

  get() {
    this.#cell.get();
    if (!this.#isFresh) {
      for (const cell of this.sources) cell.forget(this);
      this.sources.clear();
      this.#isFresh = true;
      track(this, () => {
        this.#value = this.#compute();
      });
    }
    return this.#value;
  }

  invalidate() {
    this.#isFresh = false;
    untracked(() => this.#cell.set(this.#cell.get() + 1));
  }
}

/** Runs `work` without making its reads dependencies of the effect around it. */
export function untracked(work) {
  return track(null, work);
}

/** Runs all effects that are due, outer ones before those inside them. */
export function flush() {
  if (isFlushing) return;
  isFlushing = true;
  try {
    for (let rounds = 0; waiting.size > 0; rounds++) {
      if (rounds > 100) throw new Error('ArkUI emulation: the pages change their own state without an end');
      const due = [...waiting].sort((a, b) => a.order - b.order);
      for (const effect of due) if (waiting.delete(effect)) effect.run();
    }
  } finally {
    isFlushing = false;
    waiting = new Set();
  }
}

function track(effect, work) {
  const outer = reader;
  reader = effect;
  try {
    return work();
  } finally {
    reader = outer;
  }
}
