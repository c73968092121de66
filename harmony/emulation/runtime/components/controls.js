// What is switched and chosen.
import { checkOptions, define } from '../component.js';
import { untracked } from '../reactive.js';
import { TwoWay } from '../struct.js';
import { color } from '../units.js';

define('Toggle', {
  create(node, options) {
    checkOptions('Toggle', options, ['type', 'isOn']);
    setUp(node, options.type === 'checkbox' ? 'checkbox' : 'switch', options.isOn, (isOn) => !isOn);
  },
  attributes: {
    onChange: (node, handler) => void (node.handlers.change = handler),
    selectedColor: (node, value) => void node.style.setProperty('--selected', color(value)),
    switchStyle(node, options) {
      checkOptions('switchStyle', options, ['unselectedColor']);
      node.style.setProperty('--unselected', color(options.unselectedColor));
    },
  },
});

/** The radio of an element. */
const radios = new WeakMap();

define('Radio', {
  create(node, options) {
    checkOptions('Radio', options, ['value', 'group']);
    radios.set(node.element, node);
    node.element.dataset.group = options.group;
    setUp(node, 'radio', node.values.isOn ?? false, () => true);
  },
  attributes: {
    checked(node, value) {
      show(node, value);
    },
    onChange: (node, handler) => void (node.handlers.change = handler),
    radioStyle(node, options) {
      checkOptions('radioStyle', options, [
        'checkedBackgroundColor',
        'uncheckedBorderColor',
        'indicatorColor',
      ]);
      for (const [name, value] of Object.entries(options)) node.style.setProperty(`--${name}`, color(value));
    },
  },
});

/** Shows whether it is on; a click gives it the value `after`, tells the page and sets what is bound to it. */
function setUp(node, role, isOn, after) {
  node.values.bound = isOn;
  show(node, isOn);
  if (node.element.role === role) return;
  node.element.role = role;
  node.element.tabIndex = 0;
  node.element.addEventListener('click', (event) => {
    event.stopPropagation();
    if (!node.isDisabled) untracked(() => change(node, after(node.values.isOn)));
  });
}

function change(node, isOn) {
  if (isOn === node.values.isOn) return;
  if (node.name === 'Radio') turnOthersOff(node);
  show(node, isOn);
  if (node.values.bound instanceof TwoWay) node.values.bound.set(isOn);
  node.handlers.change?.(isOn);
}

/** One radio of a group is on: the others are told that they are not. */
function turnOthersOff(node) {
  for (const element of document.querySelectorAll(`.Radio[data-group="${node.element.dataset.group}"]`)) {
    const other = radios.get(element);
    if (other !== node) change(other, false);
  }
}

function show(node, value) {
  const isOn = value instanceof TwoWay ? value.get() : value;
  node.values.isOn = isOn;
  node.element.ariaChecked = String(isOn);
}
