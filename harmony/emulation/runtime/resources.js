// Resources: `$r('app.string.name', ...)` by language, colour mode and screen.
import { resources } from 'app:resources';

import { device } from './device.js';

/** What qualifiers can ask for, the most important first. */
const MATCHES = [
  (word) => [languageAndRegion(), languageAndRegion().split('_')[0]].includes(word),
  (word) => word === (device.isLandscape ? 'horizontal' : 'vertical'),
  (word) => word === (device.isTablet ? 'tablet' : 'phone'),
  (word) => word === (device.isDark ? 'dark' : 'light'),
];

class ResourceReference {
  constructor(name, params) {
    [this.bundle, this.type, this.key] = name.split('.');
    this.params = params;
  }
}

/** What `$r(...)` gives: a resource that is looked up where it is used. */
export function $r(name, ...params) {
  const reference = new ResourceReference(name, params);
  find(reference);
  return reference;
}

export function isResource(value) {
  return value instanceof ResourceReference;
}

/** The present value of a resource; texts with their values put in. The first value of a plural is the count. */
export function resolve(reference) {
  const value = find(reference);
  const { type, params } = reference;
  if (type === 'plural') return format(pluralForm(value, params[0]), params.slice(1));
  return type === 'string' && params.length > 0 ? format(value, params) : value;
}

/** A text that is given as it is, or as a resource. */
export function text(value) {
  const result = isResource(value) ? resolve(value) : value;
  if (result === undefined || result === null) return '';
  if (typeof result !== 'string') throw new Error(`ArkUI emulation: ${JSON.stringify(result)} is no text`);
  return result;
}

/** Puts values into `%d`, `%s`, `%1$d`, `%1$s`; `%%` is a percent sign. */
export function format(pattern, values) {
  let next = 0;
  return pattern.replace(/%(?:(\d+)\$)?([ds%])/g, (found, number, kind) => {
    if (kind === '%') return '%';
    const value = values[number ? number - 1 : next++];
    if (value === undefined) throw new Error(`ArkUI emulation: no value for ${found} in "${pattern}"`);
    return String(isResource(value) ? resolve(value) : value);
  });
}

/** The form of a plural for this many in the present language. */
export function pluralForm(forms, count) {
  return forms[new Intl.PluralRules(device.language).select(count)] ?? forms.other;
}

/** The value with the qualifiers that fit the device best. */
export function find({ bundle, type, key }) {
  if (bundle !== 'app')
    throw new Error(`ArkUI emulation: the resource ${bundle}.${type}.${key} is not supported`);
  const fitting = Object.entries(resources)
    .filter(([, table]) => table[type]?.[key] !== undefined)
    .map(([qualifiers, table]) => ({ rank: rank(qualifiers), value: table[type][key] }))
    .filter((candidate) => candidate.rank !== null)
    .sort((a, b) => (a.rank < b.rank ? 1 : -1));
  if (fitting.length === 0) throw new Error(`ArkUI emulation: there is no resource ${bundle}.${type}.${key}`);
  return fitting[0].value;
}

function languageAndRegion() {
  return device.language.replace('-', '_');
}

/** Which kinds of qualifiers match, as digits to compare; null when one does not. */
function rank(qualifiers) {
  if (qualifiers === 'base') return '0000';
  const words = qualifiers.split('-');
  const digits = MATCHES.map((matches) => (words.some(matches) ? '1' : '0'));
  return digits.filter((digit) => digit === '1').length === words.length ? digits.join('') : null;
}
