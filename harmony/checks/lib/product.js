// That both apps are one product: the same words, colours, sizes, ids and version on Android and on HarmonyOS.
import fs from 'node:fs';
import path from 'node:path';

import { fault, read } from './files.js';
import { ids } from './ids.js';
import { elements } from './resources.js';

const HARMONY = 'entry/src/main/resources';

/** What differs from the Android app, whose resources lie in `android` as in app/src/main. */
export function faults(project, android) {
  return [
    ...words(project, android),
    ...colors(project, android),
    ...sizes(project, android),
    ...controls(project, android),
    ...versions(project, android),
  ];
}

const LANGUAGES = [
  ['base', 'values'],
  ['zh_CN', 'values-zh'],
];

function words(project, android) {
  return LANGUAGES.flatMap(([folder, values]) => {
    const theirs = androidStrings(path.join(android, 'res', values, 'strings.xml'));
    const entry = path.join(project, HARMONY, folder);
    const ours = new Map([
      ...elements(path.join(project, 'AppScope/resources', folder), 'string'),
      ...elements(entry, 'string'),
      ...[...elements(entry, 'plural')].flatMap(([name, forms]) =>
        forms.map(({ quantity, value }) => [`${name} (${quantity})`, value.replace('%d', '%1$d')]),
      ),
    ]);
    return compare(project, entry, 'words', ours, theirs);
  });
}

/** Strings, and each form of a plural as `stones (one)`. */
function androidStrings(file) {
  const text = fs.readFileSync(file, 'utf8');
  const strings = [...text.matchAll(/<string name="(\w+)">([^<]*)<\/string>/g)].map(([, name, value]) => [name, value]);
  const plurals = [...text.matchAll(/<plurals name="(\w+)">(.*?)<\/plurals>/gs)].flatMap(([, name, forms]) =>
    [...forms.matchAll(/<item quantity="(\w+)">([^<]*)<\/item>/g)].map(([, form, value]) => [
      `${name} (${form})`,
      value,
    ]),
  );
  return new Map([...strings, ...plurals].map(([name, value]) => [name, value.replace(/\\(['"])/g, '$1')]));
}

/** What Android has no name for: its platform draws it, or it states the colour where it is used. */
const OWN_COLORS = ['start_window_background', 'active_side', 'scrim', 'clear', 'plate_shade', 'switch_off'];

function colors(project, android) {
  return [
    ['base', 'values'],
    ['dark', 'values-night'],
  ].flatMap(([folder, values]) => {
    const entry = path.join(project, HARMONY, folder);
    const ours = elements(entry, 'color');
    for (const name of OWN_COLORS) ours.delete(name);
    const text = fs.readFileSync(path.join(android, 'res', values, 'colors.xml'), 'utf8');
    const theirs = new Map([...text.matchAll(/<color name="(\w+)">(#\w+)</g)].map(([, name, value]) => [name, value]));
    return compare(project, entry, 'colour', ours, theirs);
  });
}

/** Ours have to be among theirs, with the same value. */
function compare(project, place, rule, ours, theirs) {
  return [...ours]
    .filter(([name, value]) => theirs.get(name) !== value)
    .map(([name, value]) => fault(project, place, 0, rule, `${name} is ${value}, on Android ${theirs.get(name)}`));
}

/** Classes of windows by the folders that hold their sizes on Android: each adds to the one before. */
const SIZE_CLASSES = {
  SMALL: ['values'],
  MEDIUM: ['values', 'values-sw360dp'],
  LARGE: ['values', 'values-sw360dp', 'values-sw600dp'],
};

function sizes(project, android) {
  const file = path.join(project, 'entry/src/main/ets/layout/Measures.ets');
  const text = fs.readFileSync(file, 'utf8');
  return Object.entries(SIZE_CLASSES).flatMap(([name, folders]) => {
    const [, body] = text.match(new RegExp(`const ${name}: Measures = \\{(.*?)\\}`, 's'));
    const ours = new Map([...body.matchAll(/(\w+): (\d+)/g)].map(([, key, value]) => [snakeCase(key), value]));
    const theirs = new Map(
      folders.flatMap((folder) => {
        const dimensions = fs.readFileSync(path.join(android, 'res', folder, 'dimens.xml'), 'utf8');
        return [...dimensions.matchAll(/<dimen name="(\w+)">(\d+)[ds]p</g)].map(([, key, value]) => [key, value]);
      }),
    );
    return compare(project, file, 'size', ours, theirs);
  });
}

function snakeCase(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** What is on Android only a holder of other views. */
const ANDROID_ONLY = ['game', 'settings_choices', 'theme_choice'];

function controls(project, android) {
  const ours = ids(project).map(({ id }) => new RegExp(`^${id.replace('*', '\\w+')}$`));
  const folder = path.join(android, 'res/layout');
  const theirs = fs
    .readdirSync(folder)
    .flatMap((name) =>
      [...fs.readFileSync(path.join(folder, name), 'utf8').matchAll(/"@\+id\/(\w+)"/g)].map((match) => match[1]),
    );
  return [...new Set(theirs)]
    .filter((id) => !ANDROID_ONLY.includes(id) && !ours.some((pattern) => pattern.test(id)))
    .map((id) =>
      fault(project, path.join(project, 'entry/src/main/ets'), 0, 'id', `nothing is called ${id} as on Android`),
    );
}

function versions(project, android) {
  const file = path.join(project, 'AppScope/app.json5');
  const manifest = fs.readFileSync(path.join(android, 'AndroidManifest.xml'), 'utf8');
  const ours = Object.entries(read(file).app)
    .filter(([name]) => name.startsWith('version'))
    .map(([name, value]) => [name, String(value)]);
  const theirs = new Map(
    [...manifest.matchAll(/android:(version\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
  return compare(project, file, 'version', ours, theirs);
}
