// Files of the project.
import fs from 'node:fs';
import path from 'node:path';

import json5 from 'json5';

/** All files below a folder whose names end so, sorted. */
export function filesBelow(folder, ending) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(file, ending);
      return entry.name.endsWith(ending) ? [file] : [];
    })
    .sort();
}

/** What a JSON or JSON5 file says. */
export function read(...parts) {
  const file = path.join(...parts);
  try {
    return json5.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`);
  }
}

/** The ArkTS sources of the app. */
export function sources(project) {
  return filesBelow(path.join(project, 'entry/src/main/ets'), '.ets');
}

/** A fault as all checks tell it. */
export function fault(project, file, line, rule, message) {
  return { file: path.relative(project, file), line, rule, message };
}
