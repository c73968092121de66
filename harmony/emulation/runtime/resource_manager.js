// Resources for code: texts and colours as they are when they are asked for.
import { find, format, pluralForm } from './resources.js';
import { strict } from './strict.js';
import { color } from './units.js';

export const resourceManager = strict('ResourceManager', {
  getStringSync: (resource, ...values) =>
    values.length > 0 ? format(find(resource), values) : find(resource),
  getPluralStringValueSync: (resource, count) => format(pluralForm(find(resource), count), [count]),

  /** 0xAARRGGBB */
  getColorSync(resource) {
    const [red, green, blue, alpha = 'ff'] = color(find(resource)).slice(1).match(/../g);
    return Number.parseInt(alpha + red + green + blue, 16);
  },
});
