// Types, and the rules that ArkTS adds to TypeScript's.
import ts from 'ohos-typescript';

import { fault } from './files.js';

/** What is wrong with these files of a compiled program; the rule is such as `TS2322` or `arkts-no-any-unknown`. */
export function faults(project, files, builder) {
  const program = builder.getProgram();
  const own = new Set(files);
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    }),
    ...ts.ArkTSLinter_1_1.runArkTSLinter(builder, undefined, undefined, 'ArkTS_1_1'),
  ];
  return diagnostics
    .filter((diagnostic) => !diagnostic.file || own.has(diagnostic.file.fileName))
    .filter((diagnostic) => !isMadeByFramework(diagnostic))
    .map((diagnostic) => describe(project, diagnostic));
}

const NO_INITIALIZER = 2564;
const NEVER_READ = 6133;

/** Whether the framework does what the compiler misses: it sets required properties and builds the entry. */
function isMadeByFramework({ code, file, start }) {
  if (code !== NO_INITIALIZER && code !== NEVER_READ) return false;
  let node = file;
  for (let inner = node; inner; inner = ts.forEachChild(node, (child) => (holds(child, start) ? child : undefined))) {
    node = inner;
    const decorators = decoratorsOf(node);
    if (code === NO_INITIALIZER && decorators.includes('Require')) return true;
    if (code === NEVER_READ && ts.isStructDeclaration(node) && decorators.includes('Entry'))
      return node.name.getStart() === start;
  }
  return false;
}

function holds(node, position) {
  return node.pos <= position && position < node.end;
}

function decoratorsOf(node) {
  return (ts.getAllDecorators(node) ?? []).map((decorator) => decorator.getText().replace(/^@|\(.*$/gs, ''));
}

function describe(project, diagnostic) {
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const [, message, rule = `TS${diagnostic.code}`] = text.match(/^(.*?)(?: \((arkts-[\w-]+)\))?$/s);
  const { file, start } = diagnostic;
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return fault(project, file?.fileName ?? project, line, rule, message);
}
