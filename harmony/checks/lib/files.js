// Files of the project.
import fs from 'node:fs';
import path from 'node:path';

import json5 from 'json5';

/** All files below a folder whose names end so, sorted. */
export function filesBelow(folder, ending) {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name))
    .sort();
}

/** What a JSON or JSON5 file says. */
export function read(file) {
  try {
    return json5.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`);
  }
}

/** Where the ArkTS sources of the app lie. */
export function sourceFolder(project) {
  return path.join(project, 'entry/src/main/ets');
}
