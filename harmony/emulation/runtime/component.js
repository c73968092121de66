// A component of ArkUI as an element of the browser. What it takes and which attributes it has is in components/ and
// attributes/; anything else is an error that names it.
import { COMMON_ATTRIBUTES } from './attributes/common.js';
import { untracked } from './reactive.js';

const definitions = new Map();

/**
 * Makes a component known.
 *
 * @param {string} name
 * @param {object} definition `create(node, ...)` for what its call takes, `attributes` beside the common ones, each a
 *   function of the node and of what the attribute takes, and whether it only holds others
 */
export function define(name, { create = () => {}, attributes = {}, isContainer = false }) {
  definitions.set(name, { create, attributes: { ...COMMON_ATTRIBUTES, ...attributes }, isContainer });
}

/** A new component with this name. */
export function component(name, uiContext) {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`ArkUI emulation: the component ${name} is not supported`);
  return new Component(name, definition, uiContext);
}

/** One component of a page. */
export class Component {
  /** What the page has set last: handlers of events, and values that other attributes depend on. */
  handlers = {};
  values = {};

  constructor(name, definition, uiContext) {
    this.name = name;
    this.uiContext = uiContext;
    this.isContainer = definition.isContainer;
    this.element = document.createElement('div');
    this.element.className = name;
    this.chain = this.#chain(definition);
  }

  get style() {
    return this.element.style;
  }

  /** Whether it, or what it lies in, is switched off. */
  get isDisabled() {
    return this.element.closest('[aria-disabled="true"]') !== null;
  }

  /** Keeps the latest handler of an event; `listen` is called once, to begin. */
  handle(event, handler, listen) {
    const isNew = !(event in this.handlers);
    this.handlers[event] = handler;
    if (isNew) listen((...details) => untracked(() => this.handlers[event]?.(...details)));
  }

  appear() {
    this.handlers.appear?.();
  }

  disappear() {
    this.handlers.disappear?.();
  }

  /** What `$.create(...).width(...)` is called on. */
  #chain({ create, attributes }) {
    const chain = new Proxy(
      {
        create: (...parts) => {
          create(this, ...parts);
          return chain;
        },
      },
      {
        get: (known, name) => {
          if (known[name]) return known[name];
          const attribute = attributes[name];
          if (!attribute)
            throw new Error(`ArkUI emulation: the attribute ${this.name}.${String(name)} is not supported`);
          known[name] = (...parts) => {
            attribute(this, ...parts);
            return chain;
          };
          return known[name];
        },
      },
    );
    return chain;
  }
}

/** Fails when `options` has something that `what` does not know. */
export function checkOptions(what, options, known) {
  for (const name of Object.keys(options ?? {})) {
    if (!known.includes(name))
      throw new Error(`ArkUI emulation: the option ${name} of ${what} is not supported`);
  }
}
