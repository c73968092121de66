// That what one file offers to others says what it is.
import ts from 'ohos-typescript';

import { fault } from './files.js';

/** Exports of these files of a compiled program, and methods of exported classes, that have no comment. */
export function faults(project, files, builder) {
  const program = builder.getProgram();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source.statements
      .filter((statement) => isExported(statement) && !ts.isTypeAliasDeclaration(statement))
      .flatMap((statement) => [statement, ...methods(statement)])
      .filter((declaration) => !declaration.jsDoc?.length)
      .map((declaration) => {
        const line = source.getLineAndCharacterOfPosition(declaration.getStart()).line + 1;
        return fault(project, file, line, 'documented', `${declaration.name?.getText() ?? 'this'} has no comment`);
      });
  });
}

function isExported(statement) {
  return (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
}

/** Of a class; what the framework calls is the framework's to explain. */
function methods(statement) {
  if (!ts.isClassDeclaration(statement) || statement.heritageClauses) return [];
  return statement.members.filter((member) => ts.isMethodDeclaration(member) && !isPrivate(member));
}

function isPrivate(member) {
  return (ts.getModifiers(member) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.PrivateKeyword);
}
