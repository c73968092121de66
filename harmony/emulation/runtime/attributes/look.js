// Colours, borders and shadows.
import { checkOptions } from '../component.js';
import { isResource } from '../resources.js';
import { color, length } from '../units.js';

export const LOOK = {
  backgroundColor: (node, value) => void (node.style.backgroundColor = color(value)),

  borderRadius(node, value) {
    const isCorners = value !== null && typeof value === 'object' && !isResource(value);
    if (!isCorners) {
      node.style.borderRadius = length(value);
      return;
    }
    checkOptions('borderRadius', value, ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']);
    const corner = (name) => length(value[name] ?? 0);
    node.style.borderRadius = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'].map(corner).join(' ');
  },

  border(node, options) {
    checkOptions('border', options, ['width', 'color', 'radius']);
    const { width, color: shade, radius } = options;
    node.style.border = `${length(width)} solid ${color(shade)}`;
    if (radius !== undefined) LOOK.borderRadius(node, radius);
  },

  radialGradient(node, options) {
    checkOptions('radialGradient', options, ['center', 'radius', 'colors']);
    const [x, y] = options.center.map(length);
    node.style.backgroundImage = `radial-gradient(${length(options.radius)} at ${x} ${y}, ${stops(options.colors)})`;
  },

  clip: (node, value) => void (node.style.overflow = value ? 'clip' : ''),
};

/** [[colour, place from 0 to 1], ...] */
function stops(colors) {
  return colors.map(([shade, place]) => `${color(shade)} ${place * 100}%`).join(', ');
}
