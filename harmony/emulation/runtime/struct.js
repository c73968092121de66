// Structs with state management V2: what their decorators, and those of observed classes, mean.
import { Cell, Computed, untracked } from './reactive.js';
import { effect } from './scope.js';

const CELLS = Symbol('cells');
const MEMBERS = Symbol('members');
const IS_BUILT = Symbol('is built');
/** The struct above this one, for what it provides. */
const PARENT = Symbol('parent');
/** Where the struct is on screen. */
export const UI_CONTEXT = Symbol('UI context');

/** A value that a component shows and also sets: `$$this.value` or `this.value!!`. */
export class TwoWay {
  constructor(get, set) {
    this.get = get;
    this.set = set;
  }
}

/** The base of every struct: it knows the struct above it and where it is on screen before its members have values. */
export class Struct {
  constructor(parent, uiContext) {
    this[PARENT] = parent;
    this[UI_CONTEXT] = uiContext;
  }

  getUIContext() {
    return this[UI_CONTEXT];
  }
}

/** Tells what the decorators of a struct and its members are. */
export function struct(type, decorators, members) {
  for (const name of Object.keys(decorators)) {
    if (!['Entry', 'ComponentV2'].includes(name)) throw unsupported(type, `@${name}`);
  }
  if (!decorators.ComponentV2) throw unsupported(type, 'a struct without @ComponentV2');
  decorate(type, members, STRUCT_ROLES);
}

/** Tells what the decorators of a class and its members are. */
export function observed(type, decorators, members) {
  for (const name of Object.keys(decorators)) {
    if (name !== 'ObservedV2') throw unsupported(type, `@${name}`);
  }
  decorate(type, members, CLASS_ROLES);
}

/** Makes an instance of a struct with what its parent gives, and watches what its monitors name. */
export function instantiate(type, given, parent, uiContext) {
  const instance = untracked(() => new type(parent, uiContext));
  const members = type.prototype[MEMBERS];
  for (const [name, value] of Object.entries(given)) give(instance, members, name, value);
  for (const [name, roles] of Object.entries(members)) {
    if (roles.Require && !(name in given)) throw unsupported(type, `no value for the required ${name}`);
    if (roles.Consumer) consume(instance, name, roles.Consumer[0] ?? name);
    if (roles.Monitor) monitor(instance, name, roles.Monitor);
  }
  instance[IS_BUILT] = true;
  return instance;
}

/** Gives new values to the parameters of an instance. */
export function update(instance, given) {
  const members = instance[MEMBERS];
  for (const [name, value] of Object.entries(given)) {
    const isLive = members[name].Param && !members[name].Once;
    if (isLive) cell(instance, name).set(value instanceof TwoWay ? value.get() : value);
  }
}

/** The one member with @BuilderParam, which takes the block after a struct. */
export function blockName(type) {
  const names = Object.keys(type.prototype[MEMBERS]).filter(
    (name) => type.prototype[MEMBERS][name].BuilderParam,
  );
  if (names.length !== 1) throw unsupported(type, 'a block after it');
  return names[0];
}

const STRUCT_ROLES = {
  Local: state,
  Param: parameter,
  Provider: state,
  Consumer: state,
  Computed: computed,
  Event: nothing,
  BuilderParam: nothing,
  Builder: nothing,
  Monitor: nothing,
  Once: nothing,
  Require: nothing,
};
const CLASS_ROLES = { Trace: state, Computed: computed };

function decorate(type, members, known) {
  type.prototype[MEMBERS] = members;
  for (const [name, roles] of Object.entries(members)) {
    for (const role of Object.keys(roles)) {
      if (!known[role]) throw unsupported(type, `@${role} at ${name}`);
      known[role](type.prototype, name);
    }
  }
}

function nothing() {}

function state(prototype, name) {
  Object.defineProperty(prototype, name, {
    get() {
      return cell(this, name).get();
    },
    set(value) {
      cell(this, name).set(value);
    },
  });
}

/** As state, but only the parent sets it. */
function parameter(prototype, name) {
  Object.defineProperty(prototype, name, {
    get() {
      return cell(this, name).get();
    },
    set(value) {
      const isOwn = !this[IS_BUILT] || this[MEMBERS][name].Once;
      if (!isOwn) throw unsupported(this.constructor, `setting its parameter ${name}`);
      cell(this, name).set(value);
    },
  });
}

function computed(prototype, name) {
  const { get } = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, {
    get() {
      const cells = (this[CELLS] ??= {});
      return (cells[name] ??= new Computed(() => get.call(this))).get();
    },
  });
}

function cell(instance, name) {
  const cells = (instance[CELLS] ??= {});
  return (cells[name] ??= new Cell(undefined));
}

function give(instance, members, name, value) {
  const roles = members[name] ?? {};
  if (roles.Param) {
    cell(instance, name).set(value instanceof TwoWay ? value.get() : value);
    if (value instanceof TwoWay) instance[`$${name}`] = value.set;
  } else if (roles.Event || roles.BuilderParam) {
    instance[name] = value;
  } else {
    throw unsupported(instance.constructor, `giving ${name} from outside`);
  }
}

/** Binds a consumer to the nearest provider of its alias above it; without one it keeps a value of its own. */
function consume(instance, name, alias) {
  for (let above = instance[PARENT]; above; above = above[PARENT]) {
    const provider = Object.entries(above[MEMBERS]).find(
      ([key, roles]) => roles.Provider && (roles.Provider[0] ?? key) === alias,
    );
    if (provider) {
      instance[CELLS] = { ...instance[CELLS], [name]: cell(above, provider[0]) };
      return;
    }
  }
}

/** Calls the method `name` with what has changed, after one of the values at `paths` has. */
function monitor(instance, name, paths) {
  const read = () => paths.map((path) => path.split('.').reduce((value, key) => value?.[key], instance));
  let before;
  effect(() => {
    const now = read();
    const known = before;
    before = now;
    if (!known) return;
    const changes = paths.flatMap((path, index) =>
      Object.is(now[index], known[index]) ? [] : [{ path, before: known[index], now: now[index] }],
    );
    if (changes.length === 0) return;
    const dirty = changes.map((change) => change.path);
    const value = (path = dirty[0]) => changes.find((change) => change.path === path);
    untracked(() => instance[name]({ dirty, value }));
  });
}

function unsupported(type, what) {
  return new Error(`ArkUI emulation: ${type.name}: ${what} is not supported`);
}
