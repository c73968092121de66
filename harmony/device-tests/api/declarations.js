// What bindings/ets/index.d.ts declares.
'use strict';

const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const text = readFileSync(join(__dirname, '../../../bindings/ets/index.d.ts'), 'utf8');

/** Function name to its parameters, each a name and a type. */
const functions = new Map();
for (const [, name, list] of text.matchAll(/export declare function (\w+)\((.*?)\)/g)) {
  const parameters = list.split(', ').filter((parameter) => parameter !== '');
  functions.set(name, parameters.map((parameter) => parameter.split(': ')));
}

/** Type name to the strings of the type. */
const words = new Map();
for (const [, name, union] of text.matchAll(/export type (\w+) =(.*?');\n/gs)) {
  words.set(name, [...union.matchAll(/^ *\| '([\w-]+)'/gm)].map(([, word]) => word));
}

/** Interface name to its fields, each a name, a type and whether it may be absent. */
const records = new Map();
for (const [, name, body] of text.matchAll(/export interface (\w+)[^{]*\{(.*?)\n\}/gs)) {
  const fields = [...body.matchAll(/^ {2}(\w+)(\??): (.*);$/gm)];
  records.set(name, fields.map(([, field, mark, type]) => [field, type, mark === '?']));
}

module.exports = { functions, words, records };
