// A module in place of a native library: its functions are those that the declarations of the library name.
import ts from 'ohos-typescript';

/**
 * The ES module for a library.
 *
 * @param {string} declarations the text of its index.d.ts
 * @returns {string} functions that ask the bridge; those that declare a Promise do not wait for the answer
 */
export function stub(declarations) {
  const file = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.ES2021, true);
  const functions = file.statements.filter(ts.isFunctionDeclaration).map(({ name, type }) => {
    const isPromise = ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise';
    return `export const ${name.text} = native.${isPromise ? 'later' : 'now'}('${name.text}');`;
  });
  return ["import { native } from 'arkui:native.js';", ...functions, ''].join('\n');
}
