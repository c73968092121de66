// Compiles ArkTS sources as DevEco Studio does, without writing anything.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import ts from 'ohos-typescript';

import { filesBelow } from './files.js';

/** Where the system's interface is declared. */
export const declarations = path.dirname(createRequire(import.meta.url).resolve('@arkts/declarations/dist/index.d.ts'));
const componentFiles = filesBelow(path.join(declarations, 'component'), '.d.ts').filter(
  (file) => path.basename(file) !== 'index-full.d.ts',
);

/** What repeats a part of a page and is declared like a component. */
const REPEATING = ['ForEach', 'LazyForEach', 'Repeat'];

/** The components that ArkUI declares: `declare const Text: TextInterface;`. */
const components = componentFiles
  .flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/declare const (\w+): \w+Interface;/g)])
  .map((match) => match[1])
  .filter((name) => !REPEATING.includes(name));

/** What makes the compiler understand structs and the description of pages. */
const ets = {
  render: { method: ['build', 'pageTransition'], decorator: ['Builder', 'LocalBuilder'] },
  components,
  libs: [],
  extend: {
    decorator: ['Extend', 'AnimatableExtend'],
    components: components.map((name) => ({ name, type: `${name}Attribute`, instance: `${name}Instance` })),
  },
  styles: {
    decorator: 'Styles',
    component: { name: 'Common', type: 'T', instance: 'CommonInstance' },
    property: 'stateStyles',
  },
  concurrent: { decorator: 'Concurrent' },
  customComponent: 'CustomComponent',
  propertyDecorators: [{ name: 'Require', needInitialization: false }],
  emitDecorators: [],
  syntaxComponents: {
    paramsUICallback: ['ForEach', 'LazyForEach'],
    attrUICallback: [{ name: 'Repeat', attributes: ['each', 'template'] }],
  },
};

/** Where the modules that the sources import are declared. */
function modulePaths(project) {
  const base = JSON.parse(fs.readFileSync(path.join(declarations, 'tsconfig.base.json'), 'utf8')).compilerOptions.paths;
  const paths = {};
  for (const [name, places] of Object.entries(base))
    paths[name] = places.map((place) => path.join(declarations, place));
  const types = path.join(project, 'entry/src/main/cpp/types');
  for (const library of fs.readdirSync(types)) paths[`${library}.so`] = [path.join(types, library, 'index.d.ts')];
  return paths;
}

function compilerOptions(project) {
  return {
    ets,
    target: ts.ScriptTarget.ES2021,
    module: ts.ModuleKind.ES2020,
    moduleResolution: ts.ModuleResolutionKind.NodeJs,
    lib: ['lib.es2021.d.ts'],
    noEmit: true,
    skipLibCheck: true,
    experimentalDecorators: true,
    importsNotUsedAsValues: ts.ImportsNotUsedAsValues.Preserve,
    noImplicitAny: true,
    noImplicitReturns: true,
    noUnusedLocals: true,
    strictFunctionTypes: true,
    strictNullChecks: true,
    strictPropertyInitialization: true,
    types: [],
    typeRoots: [],
    baseUrl: project,
    paths: modulePaths(project),
    packageManagerType: 'ohpm',
    etsAnnotationsEnable: true,
    needDoArkTsLinter: true,
    isCompatibleVersion: false,
    skipOhModulesLint: true,
    incremental: true,
    tsBuildInfoFile: path.join(project, '.unused.tsbuildinfo'),
  };
}

/** The compiled program of these files, with the library's types from `project`. */
export function compile(project, files) {
  const options = compilerOptions(project);
  return ts.createIncrementalProgram({
    rootNames: [...files, ...componentFiles, path.join(declarations, 'global.d.ts')],
    options,
    host: ts.createIncrementalCompilerHost(options),
  });
}
