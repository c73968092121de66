// What a screen reader finds.
import { later } from '../tree.js';
import { text } from '../resources.js';

export const ACCESSIBILITY = {
  accessibilityText: (node, value) => void node.element.setAttribute('aria-label', text(value)),
  accessibilityDescription: (node, value) => void node.element.setAttribute('aria-description', text(value)),

  accessibilityLevel(node, value) {
    const isKnown = ['auto', 'yes', 'no', 'no-hide-descendants'].includes(value);
    if (!isKnown) throw new Error(`ArkUI emulation: the accessibility level ${value} is not supported`);
    if (value === 'no-hide-descendants') node.element.ariaHidden = 'true';
    node.element.dataset.level = value;
  },

  /** One stop of the screen reader for all that lies inside. */
  accessibilityGroup(node, value) {
    if (value) node.element.role = 'group';
  },

  /** What stands for the parts of a picture: built over it, seen by the screen reader only. */
  accessibilityVirtualNode(node, build) {
    if (node.values.virtual) return;
    node.values.virtual = document.createElement('div');
    node.values.virtual.className = 'virtual';
    node.element.append(node.values.virtual);
    later(build)(node.values.virtual);
  },
};
