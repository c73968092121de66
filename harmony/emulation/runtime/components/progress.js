// What turns while one waits.
import { define } from '../component.js';
import { color } from '../units.js';

define('LoadingProgress', {
  attributes: {
    color: (node, value) => void (node.style.color = color(value)),
  },
});
