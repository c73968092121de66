// Reads decorators into object literals for the runtime: {name: [arguments]}.
import ts from 'ohos-typescript';

/** What reads the decorators of classes, structs and their members. */
export function decorations(factory) {
  function names(node) {
    return all(node).map(({ name }) => name);
  }

  /** `{Entry: [], ComponentV2: []}` */
  function ofClass(node) {
    return literal(all(node).map(({ name, values }) => [name, factory.createArrayLiteralExpression(values)]));
  }

  /** `{message: {Local: []}, onChange: {Monitor: ['message']}}` */
  function ofMembers(node) {
    const decorated = node.members.filter((member) => !member.virtual && names(member).length > 0);
    return literal(decorated.map((member) => [member.name.text, ofClass(member)]));
  }

  function literal(entries) {
    return factory.createObjectLiteralExpression(
      entries.map(([name, value]) =>
        factory.createPropertyAssignment(factory.createStringLiteral(name), value),
      ),
    );
  }

  return { names, ofClass, ofMembers };
}

function all(node) {
  return [...(node.illegalDecorators ?? []), ...(node.modifiers ?? [])]
    .filter((modifier) => modifier.kind === ts.SyntaxKind.Decorator)
    .map(({ expression }) =>
      ts.isCallExpression(expression)
        ? { name: expression.expression.text, values: expression.arguments }
        : { name: expression.text, values: [] },
    );
}
