// Texts and buttons.
import { checkOptions, define } from '../component.js';
import { device } from '../device.js';
import { isResource, text } from '../resources.js';
import { color, fontLength } from '../units.js';

/** Attributes of letters. Their size depends on several of them, so each notes its part and sets the size anew. */
const LETTERS = {
  fontColor: (node, value) => void (node.style.color = color(value)),

  fontWeight(node, value) {
    node.style.fontWeight = value;
    // The letters come as regular and bold only: a thin outline makes medium ones of regular ones.
    node.style.webkitTextStroke = value === 500 ? '0.3px' : '';
  },

  fontSize: (node, value) => setLetters(node, { size: value }),
  maxFontScale: (node, value) => setLetters(node, { maxScale: value }),
};

function setLetters(node, part) {
  const letters = (node.values.letters = { size: 16, maxScale: Infinity, ...node.values.letters, ...part });
  const scale = Math.min(1, letters.maxScale / device.fontScale);
  node.style.fontSize = `calc(${fontLength(letters.size)} * ${scale})`;
  fit(node);
}

/** Makes letters as large as the room allows, between the bounds that the page sets. */
function fit(node) {
  const { least, most } = node.values.letters ?? {};
  if (least === undefined || most === undefined) return;
  node.values.fitter ??= fitter(node);
  const smallest = Number.parseFloat(fontLength(least));
  for (let size = Number.parseFloat(fontLength(most)); size >= smallest; size -= 0.5) {
    node.style.fontSize = `${size}px`;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = node.element;
    if (scrollWidth <= clientWidth && scrollHeight <= clientHeight) break;
  }
}

/** Fits again when there is more or less room. */
function fitter(node) {
  const observer = new ResizeObserver(() => fit(node));
  observer.observe(node.element);
  return observer;
}

define('Text', {
  create(node, content) {
    node.element.textContent = text(content);
  },
  attributes: {
    ...LETTERS,
    minFontSize: (node, value) => setLetters(node, { least: value }),
    maxFontSize: (node, value) => setLetters(node, { most: value }),
    textAlign: (node, value) => void (node.style.textAlign = value),
    lineHeight: (node, value) => void (node.style.lineHeight = fontLength(value)),

    maxLines(node, value) {
      const isOne = value === 1;
      Object.assign(node.style, {
        display: isOne ? '' : '-webkit-box',
        webkitBoxOrient: 'vertical',
        webkitLineClamp: isOne ? '' : value,
        whiteSpace: isOne ? 'nowrap' : '',
        overflow: 'hidden',
      });
      fit(node);
    },
  },
});

define('Button', {
  create(node, ...parts) {
    const options =
      parts.find((part) => part !== null && typeof part === 'object' && !isResource(part)) ?? {};
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
  },
});

function setType(node, type) {
  node.element.classList.remove('capsule', 'circle', 'normal');
  node.element.classList.add(type);
}

function labelOf(node) {
  node.values.label ??= node.element.appendChild(
    Object.assign(document.createElement('span'), { className: 'label' }),
  );
  return node.values.label;
}
