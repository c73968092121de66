// Everything that a browser loads to run the app: its compiled files, its resources, and stand-ins for its libraries.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import json5 from 'json5';

import { compile } from './compile.js';
import { resourceTables } from './resource_tables.js';
import { stub } from './stub.js';

const EMULATION = fileURLToPath(new URL('..', import.meta.url));

/**
 * The files of the site by their path.
 *
 * @param {string} project the folder of the DevEco project
 * @returns {Map<string, string | Buffer>}
 * @throws {Error} when a file of the app cannot be compiled, or a resource cannot be read
 */
export function site(project) {
  const main = path.join(project, 'entry/src/main');
  const resources = [path.join(project, 'AppScope/resources'), path.join(main, 'resources')];
  return new Map([
    ...runtime(),
    ...files(path.join(main, 'ets')).map(([name, file]) => [`/app/${moduleName(name)}`, compiled(file, name)]),
    ...files(path.join(main, 'cpp/types')).filter(isDeclaration).map(([name, file]) => [libraryName(name), stub(fs.readFileSync(file, 'utf8'))]),
    ...resources.flatMap(files).filter(isMedia).map(([name, file]) => [`/app/media/${path.basename(name)}`, fs.readFileSync(file)]),
    ['/app/resources.json', JSON.stringify(resourceTables(resources))],
    ['/app/start.json', JSON.stringify(start(project, main))],
  ]);
}

/** What the system reads to start an app. */
function start(project, main) {
  const { app } = json5.parse(fs.readFileSync(path.join(project, 'AppScope/app.json5'), 'utf8'));
  const { module } = json5.parse(fs.readFileSync(path.join(main, 'module.json5'), 'utf8'));
  const [{ srcEntry }] = module.abilities;
  return { bundleName: app.bundleName, ability: `/app/${moduleName(path.posix.relative('ets', srcEntry))}` };
}

/** The files that are the same for every app. */
export function runtime() {
  return files(path.join(EMULATION, 'runtime')).map(([name, file]) => [runtimeName(name), fs.readFileSync(file)]);
}

/** Where a module lies that a file of the app imports. */
export function resolve(name, specifier) {
  if (specifier.startsWith('.')) return `/app/${path.posix.join(path.posix.dirname(name), specifier)}.js`;
  if (specifier.startsWith('@kit.')) return `/runtime/kits/${specifier.slice('@kit.'.length)}.js`;
  if (specifier.endsWith('.so')) return `/library/${specifier}.js`;
  throw new Error(`${name}: ArkUI emulation: the module ${specifier} is not supported`);
}

function compiled(file, name) {
  return compile(fs.readFileSync(file, 'utf8'), name, (specifier) => resolve(name, specifier));
}

/** All files below a folder, as [name from there, path]. */
function files(folder) {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? files(path.join(folder, entry.name)).map(([name, file]) => [`${entry.name}/${name}`, file])
        : [[entry.name, path.join(folder, entry.name)]],
    );
}

function runtimeName(name) {
  return name.endsWith('.html') ? `/${name}` : `/runtime/${name}`;
}

function moduleName(name) {
  return name.replace(/\.e?ts$/, '.js');
}

function isDeclaration([name]) {
  return name.endsWith('/index.d.ts');
}

/** `libgomoku/index.d.ts` declares `libgomoku.so`. */
function libraryName(name) {
  return `/library/${path.posix.dirname(name)}.so.js`;
}

function isMedia([name]) {
  return name.split('/').at(-2) === 'media';
}
