// Resources: what sources and project files name is there, in both languages, and nothing lies about unused.
import fs from 'node:fs';
import path from 'node:path';

import { fault, filesBelow, read, sources } from './files.js';

const RESOURCES = 'entry/src/main/resources';
const ELEMENTS = ['string', 'plural', 'color'];

/** Whether a folder of resources has a resource of this kind. */
export function has(folder, kind, name) {
  if (kind === 'media' || kind === 'profile') {
    return filesBelow(path.join(folder, kind), '').some((file) => path.parse(file).name === name);
  }
  return elements(folder, kind).has(name);
}

/** The values of all resources of this kind in a folder, by name. */
export function elements(folder, kind) {
  const file = path.join(folder, 'element', `${kind}.json`);
  if (!fs.existsSync(file)) return new Map();
  return new Map(read(file)[kind].map(({ name, value }) => [name, value]));
}

/** What is wrong with the resources of the entry module. */
export function faults(project) {
  return [...missing(project), ...unused(project), ...untranslated(project), ...withoutLight(project)];
}

/** Every `$r('app.kind.name')` with its place. */
function uses(project) {
  return sources(project).flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/\$r\('(\w+)\.(\w+)\.(\w+)'/g)].map(([, scope, kind, name]) => ({
          file,
          line: index + 1,
          scope,
          kind,
          name,
        })),
      ),
  );
}

function missing(project) {
  const folders = [path.join(project, RESOURCES, 'base'), path.join(project, 'AppScope/resources/base')];
  return uses(project)
    .filter(({ scope, kind, name }) => scope !== 'app' || !folders.some((folder) => has(folder, kind, name)))
    .map(({ file, line, scope, kind, name }) =>
      fault(project, file, line, 'missing-resource', `${scope}.${kind}.${name} is nowhere`),
    );
}

function unused(project) {
  const base = path.join(project, RESOURCES, 'base');
  const module = fs.readFileSync(path.join(project, 'entry/src/main/module.json5'), 'utf8');
  const used = new Set(uses(project).map(({ kind, name }) => `${kind}.${name}`));
  for (const [, kind, name] of module.matchAll(/\$(\w+):(\w+)/g)) used.add(`${kind}.${name}`);
  const all = [
    ...ELEMENTS.flatMap((kind) => [...elements(base, kind).keys()].map((name) => `${kind}.${name}`)),
    ...filesBelow(path.join(base, 'media'), '').map((file) => `media.${path.parse(file).name}`),
  ];
  return all
    .filter((resource) => !used.has(resource))
    .map((resource) => fault(project, base, 0, 'unused-resource', `nothing uses ${resource}`));
}

/** Both languages have the same words with the same values to be put in. */
function untranslated(project) {
  const found = [];
  for (const [scope, kind] of [
    ['AppScope/resources', 'string'],
    [RESOURCES, 'string'],
    [RESOURCES, 'plural'],
  ]) {
    const english = elements(path.join(project, scope, 'base'), kind);
    const chineseFolder = path.join(project, scope, 'zh_CN');
    const chinese = elements(chineseFolder, kind);
    for (const name of new Set([...english.keys(), ...chinese.keys()])) {
      if (placeholders(english.get(name)) !== placeholders(chinese.get(name))) {
        found.push(
          fault(project, chineseFolder, 0, 'translation', `${kind}.${name} differs in what is put in, or is missing`),
        );
      }
    }
  }
  return found;
}

/** `%1$d %2$s` of a text, or of the last form of a plural; all plurals have a form for `other`. */
function placeholders(value) {
  if (value === undefined) return 'missing';
  const text = typeof value === 'string' ? value : value.find((form) => form.quantity === 'other').value;
  return [...new Set(text.match(/%(\d\$)?[ds]/g) ?? [])].sort().join(' ');
}

/** A colour of the dark that the light does not have is never shown. */
function withoutLight(project) {
  const light = elements(path.join(project, RESOURCES, 'base'), 'color');
  const folder = path.join(project, RESOURCES, 'dark');
  return [...elements(folder, 'color').keys()]
    .filter((name) => !light.has(name))
    .map((name) => fault(project, folder, 0, 'dark-colour', `${name} has no light counterpart`));
}
