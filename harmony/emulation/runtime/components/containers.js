// What holds other components.
import { checkOptions, define } from '../component.js';
import { length } from '../units.js';

const spaced = (name) => (node, options) => {
  checkOptions(name, options, ['space']);
  if (options?.space !== undefined) node.style.gap = length(options.space);
};
const justifyContent = (node, value) => void (node.style.justifyContent = value);
const alignItems = (node, value) => void (node.style.alignItems = value);

define('Column', { create: spaced('Column'), attributes: { justifyContent, alignItems }, isContainer: true });
define('Row', { create: spaced('Row'), attributes: { justifyContent, alignItems }, isContainer: true });

define('Flex', {
  create(node, options) {
    checkOptions('Flex', options, ['direction', 'wrap', 'justifyContent', 'alignItems', 'alignContent']);
    const { direction, wrap, ...alignment } = options ?? {};
    Object.assign(node.style, alignment);
    if (direction) node.style.flexDirection = direction;
    if (wrap) node.style.flexWrap = wrap;
  },
  isContainer: true,
});

const alignContent = (node, value) => {
  node.style.setProperty('--align-x', value.horizontal);
  node.style.setProperty('--align-y', value.vertical);
};

define('Stack', {
  create(node, options) {
    checkOptions('Stack', options, ['alignContent']);
    if (options?.alignContent) alignContent(node, options.alignContent);
  },
  attributes: { alignContent },
  isContainer: true,
});

define('Scroll', {
  attributes: {
    scrollBar: (node, value) => void (node.element.dataset.scrollBar = value),
  },
});

/** What stands around a struct that has attributes. */
define('__Common__', {});
