// Writes the site: node build.js PROJECT FOLDER
import fs from 'node:fs';
import path from 'node:path';

import { site } from './compiler/site.js';

const [project, folder] = process.argv.slice(2);
fs.rmSync(folder, { recursive: true, force: true });
for (const [name, content] of site(project)) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}
