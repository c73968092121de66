// Everything that a browser loads to run the app, bundled into a few files.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import esbuild from 'esbuild';

import { appPlugin } from './app_plugin.js';
import { Project } from './project.js';

const EMULATION = fileURLToPath(new URL('..', import.meta.url));

/**
 * Writes the site of an app.
 *
 * @param {string} folder of the DevEco project
 * @param {string} output where the site is written; what was there before goes away
 * @throws {Error} when a file of the app cannot be compiled, or a resource cannot be read
 */
export async function writeSite(folder, output) {
  const project = new Project(folder);
  fs.rmSync(output, { recursive: true, force: true });
  await esbuild.build({
    entryPoints: [path.join(EMULATION, 'runtime/main.js')],
    outfile: path.join(output, 'phone.js'),
    bundle: true,
    format: 'esm',
    sourcemap: 'inline',
    logLevel: 'silent',
    plugins: [appPlugin(project, path.join(EMULATION, 'runtime'))],
  });
  for (const name of ['phone.html', 'style.css'])
    copy(path.join(EMULATION, 'runtime', name), path.join(output, name));
  for (const name of fs.readdirSync(path.join(EMULATION, 'preview'))) {
    copy(path.join(EMULATION, 'preview', name), path.join(output, name));
  }
  for (const file of project.media()) copy(file, path.join(output, 'media', path.basename(file)));
}

function copy(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}
