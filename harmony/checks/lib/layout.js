// What DevEco Studio reads: the files that make a folder a project, and what they refer to.
import fs from 'node:fs';
import path from 'node:path';

import { fault, read } from './files.js';
import { has } from './resources.js';

/** What is wrong with the project files. */
export function faults(project) {
  return [
    ...versions(project),
    ...references(project),
    ...pages(project),
    ...abilities(project),
    ...modules(project),
    ...libraries(project),
    ...letters(project),
  ];
}

function versions(project) {
  const found = [];
  const models = ['oh-package.json5', 'hvigor/hvigor-config.json5'].map((file) => read(project, file).modelVersion);
  if (models[0] !== models[1]) {
    found.push(
      fault(project, path.join(project, 'oh-package.json5'), 0, 'model-version', `${models.join(' is not ')}`),
    );
  }
  const profile = path.join(project, 'build-profile.json5');
  for (const product of read(profile).app.products) {
    const [compatible, target] = [product.compatibleSdkVersion, product.targetSdkVersion].map(apiLevel);
    if (!(compatible <= target)) {
      found.push(fault(project, profile, 0, 'sdk-version', `${compatible} is later than the target ${target}`));
    }
  }
  return found;
}

/** 12 of `5.0.0(12)`. */
export function apiLevel(version) {
  const match = version.match(/^\d+\.\d+\.\d+\((\d+)\)$/);
  if (!match) throw new Error(`${version} is no version of the SDK, such as 5.0.0(12)`);
  return Number(match[1]);
}

const APP = 'AppScope/app.json5';
const MODULE = 'entry/src/main/module.json5';

/** A bundle name has three parts or more: the system installs no other. */
const BUNDLE_NAME = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]*[A-Za-z0-9]){2,}$/;

function references(project) {
  const found = [];
  const { bundleName } = read(project, APP).app;
  if (!BUNDLE_NAME.test(bundleName)) {
    found.push(fault(project, path.join(project, APP), 0, 'bundle-name', `${bundleName} has no three parts`));
  }
  for (const file of [APP, MODULE, 'AppScope/resources/base/media/app_icon.json']) {
    const scopes = file === MODULE ? ['entry/src/main', 'AppScope'] : ['AppScope'];
    for (const [, kind, name] of JSON.stringify(read(project, file)).matchAll(/"\$(\w+):(\w+)"/g)) {
      if (!scopes.some((scope) => has(path.join(project, scope, 'resources/base'), kind, name))) {
        found.push(fault(project, path.join(project, file), 0, 'reference', `$${kind}:${name} is nowhere`));
      }
    }
  }
  return found;
}

function pages(project) {
  const profile = path.join(project, 'entry/src/main/resources/base/profile/main_pages.json');
  return read(profile).src.flatMap((page) => {
    const file = path.join(project, 'entry/src/main/ets', `${page}.ets`);
    const isEntry = fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('@Entry');
    return isEntry ? [] : [fault(project, profile, 0, 'page', `${page}.ets with an @Entry is missing`)];
  });
}

function abilities(project) {
  const file = path.join(project, MODULE);
  const { mainElement, abilities: declared } = read(file).module;
  const found = declared
    .filter((ability) => !fs.existsSync(path.join(project, 'entry/src/main', ability.srcEntry)))
    .map((ability) => fault(project, file, 0, 'ability', `${ability.srcEntry} is missing`));
  if (!declared.some((ability) => ability.name === mainElement)) {
    found.push(fault(project, file, 0, 'ability', `no ability is called ${mainElement}`));
  }
  return found;
}

function modules(project) {
  const file = path.join(project, 'build-profile.json5');
  return read(file)
    .modules.filter((module) => !fs.existsSync(path.join(project, module.srcPath, 'build-profile.json5')))
    .map((module) => fault(project, file, 0, 'module', `${module.srcPath} is no module`));
}

/** Each library is a package of its own that holds its types. */
function libraries(project) {
  const file = path.join(project, 'entry/oh-package.json5');
  return Object.entries(read(file).dependencies).flatMap(([name, address]) => {
    const folder = path.join(project, 'entry', address.replace(/^file:/, ''));
    if (!fs.existsSync(path.join(folder, 'oh-package.json5')))
      return [fault(project, file, 0, 'library', `${address} is missing`)];
    const library = read(folder, 'oh-package.json5');
    if (library.name !== name) return [fault(project, file, 0, 'library', `${name} is called ${library.name}`)];
    const isTyped = fs.existsSync(path.join(folder, library.types));
    return isTyped ? [] : [fault(project, file, 0, 'library', `${library.types} of ${name} is missing`)];
  });
}

/** The app lays out for the largest letters that the system shows it. */
function letters(project) {
  const file = path.join(project, 'AppScope/resources/base/profile/configuration.json');
  const { fontSizeScale, fontSizeMaxScale } = read(file).configuration;
  const source = fs.readFileSync(path.join(project, 'entry/src/main/ets/app/Environment.ets'), 'utf8');
  const [, largest] = source.match(/MAX_FONT_SCALE: number = ([\d.]+);/) ?? [];
  const isSame = fontSizeScale === 'followSystem' && fontSizeMaxScale === largest;
  return isSame
    ? []
    : [
        fault(
          project,
          file,
          0,
          'letters',
          `${fontSizeScale} up to ${fontSizeMaxScale}, the app is made for ${largest}`,
        ),
      ];
}
