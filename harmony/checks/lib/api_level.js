// That the app runs on every system that it says it runs on: it calls nothing that came later.
import path from 'node:path';

import ts from 'ohos-typescript';

import { fault, read } from './files.js';
import { apiLevel } from './layout.js';
import { declarations } from './program.js';

/** What these files of a compiled program use that the oldest system has not. */
export function faults(project, files, builder) {
  const program = builder.getProgram();
  const checker = program.getTypeChecker();
  const oldest = Math.min(
    ...read(project, 'build-profile.json5').app.products.map((product) => apiLevel(product.compatibleSdkVersion)),
  );
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return identifiers(source).flatMap((node) => {
      const since = sinceOf(checker, node);
      if (since <= oldest) return [];
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      return [
        fault(project, file, line, 'api-level', `${node.text} came with API ${since}, the app runs on API ${oldest}`),
      ];
    });
  });
}

function identifiers(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The level that brought what an identifier means; 0 for the app's own. */
function sinceOf(checker, node) {
  const levels = declarationsOf(checker, node)
    .filter((declaration) => declaration.getSourceFile().fileName.startsWith(declarations + path.sep))
    .map((declaration) => Math.min(...sinceTags(declaration)))
    .filter(Number.isFinite);
  return levels.length > 0 ? Math.min(...levels) : 0;
}

/** Of several overloads, the one that is called. */
function declarationsOf(checker, node) {
  const call =
    ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent.parent : node.parent;
  const isCallee =
    (ts.isCallExpression(call) || ts.isNewExpression(call)) &&
    (call.expression === node || call.expression === node.parent);
  const called = isCallee ? checker.getResolvedSignature(call)?.declaration : undefined;
  if (called) return [called];
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return [];
  const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
  return (isAlias ? checker.getAliasedSymbol(symbol) : symbol).declarations ?? [];
}

/** A declaration has a comment for each level that changed it: the first of them brought it. */
function sinceTags(declaration) {
  return (declaration.jsDoc ?? [])
    .flatMap((comment) => comment.tags ?? [])
    .filter((tag) => tag.tagName.text === 'since')
    .map((tag) => Number.parseInt(tag.comment, 10));
}
