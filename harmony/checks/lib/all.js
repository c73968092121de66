// All checks.
import * as apiLevel from './api_level.js';
import * as arkts from './arkts.js';
import * as conventions from './conventions.js';
import * as documented from './documented.js';
import { sources } from './files.js';
import * as ids from './ids.js';
import * as layout from './layout.js';
import * as product from './product.js';
import { compile } from './program.js';
import * as resources from './resources.js';

/** What is wrong with a project, and where it differs from the Android app in `android`. */
export function checkAll(project, android) {
  const files = sources(project);
  const program = compile(project, files);
  return [
    ...layout.faults(project),
    ...resources.faults(project),
    ...arkts.faults(project, files, program),
    ...apiLevel.faults(project, files, program),
    ...documented.faults(project, files, program),
    ...conventions.faults(project),
    ...ids.faults(project),
    ...product.faults(project, android),
  ];
}
