// Bad files: each is refused with exactly the faults that its comments tell.
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import * as apiLevel from '../lib/api_level.js';
import * as arkts from '../lib/arkts.js';
import * as conventions from '../lib/conventions.js';
import * as documented from '../lib/documented.js';
import { compile } from '../lib/program.js';

const checks = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const project = path.dirname(checks);
const files = ['types', 'rules', 'pages', 'conventions'].map((name) => path.join(checks, 'fixtures', `${name}.ets`));
const program = compile(project, files);
const found = [
  ...arkts.faults(project, files, program),
  ...apiLevel.faults(project, files, program),
  ...documented.faults(project, files, program),
  ...files.flatMap((file) => conventions.faultsOf(project, file)),
];

for (const file of files) {
  const name = path.basename(file, '.ets');
  test(`A file with bad ${name} is refused for all of them`, () => {
    const here = found
      .filter((fault) => path.join(project, fault.file) === file)
      .map(({ line, rule }) => `${line} ${rule}`);
    assert.deepEqual([...new Set(here)].sort(), expected(file));
  });
}

/** `line rule` of each rule that a comment at the end of a line names. */
function expected(file) {
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const [, rules] = text.match(/\/\/ fault: (.*)$/) ?? [];
      return rules ? rules.split(' ').map((rule) => `${index + 1} ${rule}`) : [];
    })
    .sort();
}
