// Lets the bundler read the app: ArkTS, kits of the system, libraries, and what the project says.
import fs from 'node:fs';
import path from 'node:path';

import { compile } from './compile.js';
import { stub } from './stub.js';

/** The plugin of esbuild for `project`, with the runtime in the folder `runtime`. */
export function appPlugin(project, runtime) {
  return {
    name: 'app',
    setup(build) {
      build.onResolve({ filter: /^app:/ }, ({ path: name }) => ({ path: name, namespace: 'app' }));
      build.onLoad({ filter: /.*/, namespace: 'app' }, ({ path: name }) => ({
        contents: OF_APP[name](project),
        resolveDir: '/',
      }));

      build.onResolve({ filter: /^arkui:/ }, ({ path: name }) => ({
        path: path.join(runtime, name.slice('arkui:'.length)),
      }));
      build.onResolve({ filter: /^@kit\./ }, ({ path: name }) =>
        kit(path.join(runtime, 'kits', `${name.slice('@kit.'.length)}.js`), name),
      );
      build.onResolve({ filter: /\.so$/ }, ({ path: name }) => ({
        path: project.declarations(name),
        namespace: 'library',
      }));
      build.onLoad({ filter: /.*/, namespace: 'library' }, ({ path: file }) => ({
        contents: stub(fs.readFileSync(file, 'utf8')),
        resolveDir: runtime,
      }));

      build.onResolve({ filter: /^\.\.?\// }, ({ path: name, resolveDir }) =>
        source(path.resolve(resolveDir, name)),
      );
      build.onLoad({ filter: /\.ets$/ }, ({ path: file }) => ({
        contents: compile(fs.readFileSync(file, 'utf8'), project.nameOf(file)),
        resolveDir: path.dirname(file),
      }));
    },
  };
}

/** What the project says, as modules. */
const OF_APP = {
  'app:resources': (project) => `export const resources = ${JSON.stringify(project.resources)};`,

  'app:start'(project) {
    const pages = Object.entries(project.pages).map(
      ([name, file]) => `  '${name}': () => import(${JSON.stringify(file)}),`,
    );
    return [
      `export { default as Ability } from ${JSON.stringify(project.ability)};`,
      `export const bundleName = ${JSON.stringify(project.bundleName)};`,
      `export const pages = {\n${pages.join('\n')}\n};`,
    ].join('\n');
  },
};

function kit(file, name) {
  return fs.existsSync(file)
    ? { path: file }
    : { errors: [{ text: `ArkUI emulation: the module ${name} is not supported` }] };
}

/** ArkTS names files without their endings. */
function source(file) {
  return fs.existsSync(`${file}.ets`) ? { path: `${file}.ets` } : undefined;
}
