/** An error that names the place of `node`. */
export function fault(node, what) {
  const file = node.getSourceFile();
  const { line, character } = file.getLineAndCharacterOfPosition(node.getStart());
  return new Error(
    `${file.fileName}:${line + 1}:${character + 1}: ArkUI emulation: ${what} is not supported`,
  );
}
