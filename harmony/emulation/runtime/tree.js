// Builds the page: the functions that the compiler writes into build() and @Builder functions.
import { component } from './component.js';
import { Cell, untracked } from './reactive.js';
import { Scope, effect, onDispose } from './scope.js';
import { Struct, UI_CONTEXT, blockName, instantiate, update } from './struct.js';

/** Where the next element goes: into `parent` before the node `before`, as part of `owner`, a struct. */
let place = null;

/** Builds a page: the struct `type` into `parent`. Returns the struct and what takes it away again. */
export function mount(type, parent, uiContext) {
  const scope = new Scope();
  const page = scope.run(() =>
    at({ parent, before: null, owner: { [UI_CONTEXT]: uiContext } }, () => build(type, {}, null)),
  );
  return { page, dispose: () => scope.dispose() };
}

/** Builds with `content` into `parent` apart from the page around it: a dialog, a sheet. Returns what takes it away. */
export function mountPart(parent, content) {
  const scope = new Scope();
  const here = { ...place, parent, before: null };
  scope.run(() => at(here, content));
  return () => scope.dispose();
}

/** A function that builds with `content` at the present place of the tree later on, into the element it is given. */
export function later(content) {
  const { owner } = place;
  return (parent) => at({ parent, before: null, owner }, () => mountPart(parent, content));
}

/** One of ArkUI's own components. */
export function element(name, set, children) {
  const { owner } = place;
  const node = component(name, owner[UI_CONTEXT]);
  insert(node.element);
  const inside = { parent: node.element, before: null, owner };
  effect(() => at(inside, () => set(node.chain)));
  if (children) at(inside, children);
  node.appear();
  onDispose(() => node.disappear());
}

/** A struct or a builder function, with the values that it takes. */
export function use(target, values, set, content) {
  if (typeof target !== 'function') throw new Error('ArkUI emulation: neither a struct nor a builder');
  if (!(target.prototype instanceof Struct)) {
    callBuilder(null, target, values);
  } else if (set) {
    element('__Common__', set, () => useStruct(target, values, content));
  } else {
    useStruct(target, values, content);
  }
}

/** A builder that is a member: `this.row(...)`. */
export function builder(receiver, name, values) {
  if (typeof receiver[name] !== 'function') throw new Error(`ArkUI emulation: there is no builder ${name}`);
  callBuilder(receiver, receiver[name], values);
}

/** Marks values whose changes a builder sees. */
export function byReference(values) {
  return Object.assign(values, { isReference: true });
}

/** The block with the number that `choose` gives; none for -1. */
export function branch(choose, blocks) {
  const end = anchor('if');
  let shown = -1;
  let scope = null;
  effect(() => {
    const chosen = choose();
    if (chosen === shown) return;
    shown = chosen;
    scope?.dispose();
    scope = new Scope();
    if (chosen >= 0) untracked(() => scope.run(() => at({ ...end.place, before: end.node }, blocks[chosen])));
  });
}

/** One part for each item of a list. A part whose key is still there stays as it is. */
export function forEach(list, item, keyOf = (value, index) => `${index}__${JSON.stringify(value)}`) {
  keyed(list, keyOf, (value, index, place) => part(place, () => item(value, index)));
}

/** As ForEach, but a part that stays sees its new item and index. */
export function repeat(list, describe) {
  const chosen = { key: (value, index) => String(index) };
  const known = { each: (make) => set('each', make), key: (make) => set('key', make) };
  const set = (name, value) => {
    chosen[name] = value;
    return known;
  };
  describe(known);
  keyed(list, chosen.key, (value, index, place) => {
    const item = new RepeatItem(value, index);
    return { ...part(place, () => chosen.each(item)), renew: (...now) => item.set(...now) };
  });
}

/** Keeps one part for each key in the order of the list. */
function keyed(list, keyOf, make) {
  const end = anchor('list');
  let shown = new Map();
  effect(() => {
    const next = new Map();
    for (const [index, value] of list().entries()) {
      const key = keyOf(value, index);
      if (next.has(key)) throw new Error(`ArkUI emulation: two items of a list have the key ${key}`);
      const known = shown.get(key);
      known?.renew?.(value, index);
      next.set(key, known ?? make(value, index, end));
    }
    for (const [key, { scope }] of shown) if (!next.has(key)) scope.dispose();
    arrange([...next.values()], end.node);
    shown = next;
  });
}

class RepeatItem {
  #item;
  #index;

  constructor(item, index) {
    this.#item = new Cell(item);
    this.#index = new Cell(index);
  }

  get item() {
    return this.#item.get();
  }

  get index() {
    return this.#index.get();
  }

  set(item, index) {
    this.#item.set(item);
    this.#index.set(index);
  }
}

function useStruct(type, values, content) {
  const given = () => {
    const [first = {}] = values();
    return content ? { ...first, [blockName(type)]: content } : first;
  };
  build(type, untracked(given), given);
}

function build(type, first, given) {
  const instance = instantiate(type, first, place.owner, place.owner[UI_CONTEXT]);
  if (given) effect(() => update(instance, given()));
  untracked(() => {
    instance.aboutToAppear?.();
    at({ ...place, owner: instance }, () => instance.build());
  });
  onDispose(() => untracked(() => instance.aboutToDisappear?.()));
  return instance;
}

function callBuilder(receiver, target, values) {
  const given = untracked(values);
  if (!values.isReference) {
    target.apply(receiver, given);
    return;
  }
  const live = {};
  for (const key of Object.keys(given[0])) Object.defineProperty(live, key, { get: () => values()[0][key] });
  target.call(receiver, live);
}

/** A part of a list, between two comments. */
function part(end, make) {
  const scope = new Scope();
  const start = document.createComment('');
  const stop = document.createComment('');
  end.node.before(start, stop);
  scope.run(() =>
    onDispose(() => {
      start.remove();
      stop.remove();
    }),
  );
  untracked(() => scope.run(() => at({ ...end.place, before: stop }, make)));
  return { scope, start, stop };
}

/** Puts parts that are out of place where they belong: one after the other, the last before `end`. */
function arrange(parts, end) {
  let next = end;
  for (const { start, stop } of parts.reverse()) {
    if (stop.nextSibling !== next) {
      const nodes = [start];
      while (nodes.at(-1) !== stop) nodes.push(nodes.at(-1).nextSibling);
      next.before(...nodes);
    }
    next = start;
  }
}

/** A comment that marks where parts come and go. */
function anchor(what) {
  const node = document.createComment(what);
  insert(node);
  return { node, place: { ...place } };
}

function insert(node) {
  place.parent.insertBefore(node, place.before);
  onDispose(() => node.remove());
}

function at(where, work) {
  const outer = place;
  place = where;
  try {
    return work();
  } finally {
    place = outer;
  }
}
