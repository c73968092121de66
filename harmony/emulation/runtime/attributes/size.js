// How large a component is, and where it lies in its parent.
import { checkOptions } from '../component.js';
import { length, sides } from '../units.js';

export const SIZE = {
  width: (node, value) => setSize(node, 'width', value),
  height: (node, value) => setSize(node, 'height', value),

  constraintSize(node, options) {
    checkOptions('constraintSize', options, ['minWidth', 'maxWidth', 'minHeight', 'maxHeight']);
    for (const [name, value] of Object.entries(options)) node.style[name] = length(value);
  },

  padding(node, value) {
    for (const [side, size] of Object.entries(sides(value))) node.style.setProperty(`padding-${side}`, size);
  },

  margin(node, value) {
    const size = sides(value);
    for (const side of Object.keys(size)) node.style.setProperty(`margin-${side}`, size[side]);
    node.style.setProperty('--margin-x', `calc(${size.left} + ${size.right})`);
    node.style.setProperty('--margin-y', `calc(${size.top} + ${size.bottom})`);
  },

  /** A share of what the others leave along the main axis of a Row, Column or Flex. */
  layoutWeight: (node, value) => void (node.style.flex = value === 0 ? '' : `${value} 1 0`),

  /** Out of the flow, with the upper left corner of the parent as origin. */
  position(node, place) {
    checkOptions('position', place, ['x', 'y']);
    Object.assign(node.style, { position: 'absolute', left: length(place.x), top: length(place.y) });
  },
};

function setSize(node, side, value) {
  const size = length(value);
  node.style[side] = size;
  node.element.classList.toggle(`fixed-${side}`, size !== 'auto');
}
