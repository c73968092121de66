// Pictures from the resources of the app.
import { define } from '../component.js';
import { isResource, resolve } from '../resources.js';
import { color } from '../units.js';

define('Image', {
  create(node, source) {
    if (!isResource(source))
      throw new Error('ArkUI emulation: an Image of anything but a resource is not supported');
    node.style.setProperty('--picture', `url("/media/${resolve(source)}")`);
  },
  attributes: {
    /** Draws a picture of one colour in another. */
    fillColor(node, value) {
      node.element.classList.add('filled');
      node.style.setProperty('--fill', color(value));
    },
    draggable: () => {},
  },
});
