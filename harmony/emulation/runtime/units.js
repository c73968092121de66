// Lengths and colours, as ArkUI writes them, for CSS. One vp is one CSS pixel.
import { device } from './device.js';
import { isResource, resolve } from './resources.js';

/** The CSS length for a number of vp, a string with a unit or a resource. */
export function length(value) {
  return measured(value, 'vp');
}

/** As [length], but a number is in fp. */
export function fontLength(value) {
  return measured(value, 'fp');
}

function measured(value, unit) {
  if (isResource(value)) return measured(resolve(value), 'vp');
  if (typeof value === 'number') return `${value * scale(unit)}px`;
  const [, number, suffix] = /^(-?\d+(?:\.\d+)?)(vp|fp|px|%)?$/.exec(value) ?? [];
  if (value === 'auto') return 'auto';
  if (number === undefined)
    throw new Error(`ArkUI emulation: the length ${JSON.stringify(value)} is not supported`);
  return suffix === '%' ? value : `${Number(number) * scale(suffix ?? unit)}px`;
}

function scale(unit) {
  if (unit === 'vp') return 1;
  if (unit === 'fp') return device.fontScale;
  return 1 / device.density;
}

/** Lengths for four sides: one for all, or those that are named. */
export function sides(value) {
  if (value === null || typeof value !== 'object' || isResource(value)) {
    const all = length(value);
    return { top: all, right: all, bottom: all, left: all };
  }
  const names = ['top', 'right', 'bottom', 'left'];
  const unknown = Object.keys(value).find((name) => !names.includes(name));
  if (unknown) throw new Error(`ArkUI emulation: the side ${unknown} is not supported`);
  return Object.fromEntries(names.map((name) => [name, length(value[name] ?? 0)]));
}

/** The CSS colour for a resource, a number 0xRRGGBB or 0xAARRGGBB, or a string. */
export function color(value) {
  if (isResource(value)) return color(resolve(value));
  if (typeof value === 'number') {
    const digits = value.toString(16).padStart(value > 0xffffff ? 8 : 6, '0');
    return color(`#${digits}`);
  }
  if (/^#[\da-f]{8}$/i.test(value)) return `#${value.slice(3)}${value.slice(1, 3)}`;
  if (/^#[\da-f]{4}$/i.test(value)) return `#${value.slice(2)}${value[1]}`;
  if (/^#([\da-f]{3}|[\da-f]{6})$/i.test(value) || /^rgba?\([\d., ]+\)$/.test(value)) return value;
  throw new Error(`ArkUI emulation: the colour ${JSON.stringify(value)} is not supported`);
}
