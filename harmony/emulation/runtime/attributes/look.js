// Colours, borders and shadows.
import { checkOptions } from '../component.js';
import { isResource, resolve } from '../resources.js';
import { color, length, sides } from '../units.js';

export const LOOK = {
  backgroundColor: (node, value) => void (node.style.backgroundColor = color(value)),
  opacity: (node, value) => void (node.style.opacity = value),

  /** Hidden keeps the room, None gives it to the others. */
  visibility(node, value) {
    node.style.visibility = value === 'hidden' ? 'hidden' : '';
    node.element.classList.toggle('gone', value === 'none');
  },

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
    checkOptions('border', options, ['width', 'color', 'radius', 'style']);
    setBorder(node, options.width ?? 1, options.color ?? '#ff000000');
    if (options.radius !== undefined) LOOK.borderRadius(node, options.radius);
  },

  borderWidth: (node, value) => setBorder(node, value, node.values.borderColor ?? '#ff000000'),
  borderColor: (node, value) => setBorder(node, node.values.borderWidth ?? 0, value),

  shadow(node, options) {
    checkOptions('shadow', options, ['radius', 'color', 'offsetX', 'offsetY']);
    const { radius, color: shade = '#ff000000', offsetX = 0, offsetY = 0 } = options;
    node.style.boxShadow = `${length(offsetX)} ${length(offsetY)} ${length(radius)} ${color(shade)}`;
  },

  linearGradient(node, options) {
    checkOptions('linearGradient', options, ['angle', 'direction', 'colors']);
    const angle = options.angle ?? options.direction ?? 180;
    node.style.backgroundImage = `linear-gradient(${angle}deg, ${stops(options.colors)})`;
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

function setBorder(node, width, shade) {
  node.values.borderWidth = width;
  node.values.borderColor = shade;
  const size = sides(isResource(width) ? resolve(width) : width);
  node.style.borderStyle = 'solid';
  node.style.borderColor = color(shade);
  for (const [side, value] of Object.entries(size)) node.style.setProperty(`border-${side}-width`, value);
}
