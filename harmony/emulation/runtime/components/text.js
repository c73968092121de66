// Texts and buttons.
import { checkOptions, define } from '../component.js';
import { isResource, text } from '../resources.js';
import { color, fontLength, length } from '../units.js';

const LETTERS = {
  fontSize: (node, value) => void (node.style.fontSize = fontLength(value)),
  fontColor: (node, value) => void (node.style.color = color(value)),
  fontWeight: (node, value) => void (node.style.fontWeight = value),
};

define('Text', {
  create(node, content) {
    node.element.textContent = text(content);
  },
  attributes: {
    ...LETTERS,
    textAlign: (node, value) => void (node.style.textAlign = value),
    lineHeight: (node, value) => void (node.style.lineHeight = fontLength(value)),

    maxLines(node, value) {
      node.style.display = '-webkit-box';
      node.style.webkitBoxOrient = 'vertical';
      node.style.webkitLineClamp = value;
      node.style.overflow = 'hidden';
    },

    textOverflow(node, options) {
      checkOptions('textOverflow', options, ['overflow']);
      node.style.textOverflow = options.overflow;
    },
  },
});

define('Button', {
  create(node, ...parts) {
    const options = parts.find((part) => part !== null && typeof part === 'object' && !isResource(part)) ?? {};
    const label = parts.find((part) => typeof part === 'string' || isResource(part));
    checkOptions('Button', options, ['type', 'stateEffect']);
    node.element.role = 'button';
    node.element.tabIndex = 0;
    setType(node, options.type ?? 'capsule');
    if (label !== undefined) labelOf(node).textContent = text(label);
  },
  attributes: {
    ...LETTERS,
    type: setType,
    stateEffect: () => {},
    labelStyle(node, options) {
      checkOptions('labelStyle', options, ['maxLines', 'overflow']);
      labelOf(node).style.whiteSpace = options.maxLines > 1 ? 'normal' : '';
    },
  },
});

function setType(node, type) {
  node.element.classList.remove('capsule', 'circle', 'normal');
  node.element.classList.add(type);
}

function labelOf(node) {
  node.values.label ??= node.element.appendChild(Object.assign(document.createElement('span'), { className: 'label' }));
  return node.values.label;
}
