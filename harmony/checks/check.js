// Checks the project: node check.js PROJECT ANDROID, with ANDROID as in android/app/src/main. Says every fault with its
// place, one a line.
import path from 'node:path';

import { checkAll } from './lib/all.js';

const [project, android] = process.argv.slice(2).map((folder) => path.resolve(folder));
const faults = checkAll(project, android);
for (const { file, line, rule, message } of faults) console.log(`${file}:${line}: ${message} (${rule})`);
process.exitCode = faults.length > 0 ? 1 : 0;
