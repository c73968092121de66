// The attributes that every component has.
import { ACCESSIBILITY } from './accessibility.js';
import { EVENTS } from './events.js';
import { FOCUS } from './focus.js';
import { LOOK } from './look.js';
import { SIZE } from './size.js';

export const COMMON_ATTRIBUTES = {
  ...SIZE,
  ...LOOK,
  ...EVENTS,
  ...FOCUS,
  ...ACCESSIBILITY,

  id: (node, value) => void (node.element.id = value),

  enabled(node, value) {
    node.element.setAttribute('aria-disabled', String(!value));
  },
};
