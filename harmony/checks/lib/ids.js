// Ids by which tests and screen readers find what can be used: no two on one screen are the same.
import fs from 'node:fs';
import path from 'node:path';

import { fault, sources } from './files.js';

/** Panels take each other's place: what is on one is never seen with what is on another. */
const PANEL = /panels\/\w+Panel\.ets$/;

/** Every id with its place. A part that is put in at run time is told as `*`: `theme_*`. */
export function ids(project) {
  return sources(project).flatMap((file) =>
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/(?:\.id\(|\b(?:control|text)Id: )(?:'([^']+)'|`([^`]+)`)/g)].map(
          ([, literal, template]) => ({ file, line: index + 1, id: literal ?? template.replace(/\$\{.*\}/, '*') }),
        ),
      ),
  );
}

/** Ids that are given twice. */
export function faults(project) {
  const seen = new Map();
  const found = [];
  for (const { file, line, id } of ids(project)) {
    const others = seen.get(id) ?? [];
    if (others.some((other) => other === file || !PANEL.test(other) || !PANEL.test(file))) {
      found.push(
        fault(project, file, line, 'double-id', `${id} is in ${others.map((other) => path.basename(other))} too`),
      );
    }
    seen.set(id, [...others, file]);
  }
  return found;
}
