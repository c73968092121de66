// What the sources agree on: who talks to the core, one kind of state, and how they are written.
import fs from 'node:fs';

import { fault, sources } from './files.js';

/** What is wrong with the sources. */
export function faults(project) {
  return sources(project).flatMap((file) => faultsOf(project, file));
}

/** What is wrong with one file. */
export function faultsOf(project, file) {
  const text = fs.readFileSync(file, 'utf8');
  return [...boundary, ...state, ...style].flatMap(({ rule, message, pattern, except }) => {
    if (except?.test(file)) return [];
    return text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [fault(project, file, index + 1, rule, message)] : []));
  });
}

const boundary = [
  {
    rule: 'one-boundary',
    message: 'only core/SessionCore.ets talks to the core',
    pattern: /from 'lib\w+\.so'/,
    except: /core\/SessionCore\.ets$/,
  },
];

/** State management V1, which does not mix with V2. */
const V1 = [
  'Component',
  'State',
  'Prop',
  'Link',
  'ObjectLink',
  'Observed',
  'Track',
  'Watch',
  'Provide',
  'Consume',
  'StorageLink',
  'StorageProp',
  'LocalStorageLink',
  'LocalStorageProp',
  'CustomDialog',
  'Reusable',
];
const state = [
  {
    rule: 'one-state-management',
    message: 'state is managed by V2: @ComponentV2, @Local, @Param, @Event, @Monitor, @Computed, @ObservedV2, @Trace',
    pattern: new RegExp(`@(${V1.join('|')})\\b|\\b(AppStorage|LocalStorage|PersistentStorage)\\b`),
  },
];

/** The ArkTS style guide's, as far as a line shows it. */
const style = [
  { rule: 'line-length', message: 'longer than 120 columns', pattern: /^.{121,}$/ },
  { rule: 'indentation', message: 'not indented by twos', pattern: /^(\t| *\t|( {2})* (?! |\*))/ },
  { rule: 'trailing-space', message: 'ends in a space', pattern: /\s$/ },
  { rule: 'quotes', message: 'words stand in single quotes', pattern: /"/ },
  { rule: 'no-console', message: 'hilog is the log', pattern: /\bconsole\./ },
];
