// Turns what describes a page into calls. Each part of a page becomes a function of its own, so that the runtime can
// run that part again alone when what it reads has changed:
//
//   Column({ space: 8 }) { Text(this.name) }.width(9)
//   arkui.element('Column', ($) => $.create({ space: 8 }).width(9), () => {
//     arkui.element('Text', ($) => $.create(this.name)); });
import ts from 'ohos-typescript';

import { COMPONENTS } from './components.js';
import { fault } from './fault.js';

/** Attributes that take a part of a page: it is built when they say. */
const BUILDER_ATTRIBUTES = new Set([
  'accessibilityVirtualNode',
  'background',
  'bindContentCover',
  'bindContextMenu',
  'bindMenu',
  'bindPopup',
  'bindSheet',
  'overlay',
]);

/** What rewrites bodies of build() and of @Builder functions; `visit` rewrites everything else. */
export function builders(context, visit) {
  const { factory } = context;
  const chained = factory.createIdentifier('$');
  let ownBuilders = new Set();

  /** Names the builders of the struct whose members come next. */
  function enter(names) {
    ownBuilders = new Set(names);
  }

  function block(body) {
    return factory.createBlock(body.statements.flatMap(statement), true);
  }

  function statement(node) {
    if (ts.isExpressionStatement(node)) {
      const result = factory.createExpressionStatement(expression(node.expression));
      return [ts.setTextRange(result, node)];
    }
    if (ts.isIfStatement(node)) return [factory.createExpressionStatement(branch(node))];
    if (ts.isEmptyStatement(node)) return [];
    throw fault(node, 'a statement that describes nothing, inside of build(),');
  }

  function expression(node) {
    const root = rootOf(node);
    const isChained = root !== node;
    if (COMPONENTS.includes(root.expression.text)) return element(node, root);
    const callee = root.expression;
    if (ts.isIdentifier(callee)) {
      if (callee.text === 'ForEach') return forEach(node);
      if (callee.text === 'Repeat') return repeat(node, root);
      return custom(node, root, isChained);
    }
    if (isChained || !ts.isCallExpression(root)) throw fault(node, 'this expression inside of build()');
    return builderCall(root);
  }

  /** The call that a chain of attributes hangs on. */
  function rootOf(node) {
    let root = node;
    while (
      ts.isCallExpression(root) &&
      ts.isPropertyAccessExpression(root.expression) &&
      isCall(root.expression.expression)
    ) {
      root = root.expression.expression;
    }
    if (!isCall(root)) throw fault(node, 'this expression inside of build()');
    return root;
  }

  function element(node, root) {
    const parts = [factory.createStringLiteral(root.expression.text), update(node, root, root.arguments)];
    if (root.body) parts.push(thunk(block(root.body)));
    return call('element', parts);
  }

  /** A struct or a function with @Builder: the runtime knows which. */
  function custom(node, root, isChained) {
    const parts = [
      root.expression,
      values(root.arguments),
      isChained ? update(node, root, []) : factory.createNull(),
    ];
    if (root.body) parts.push(thunk(block(root.body)));
    return call('use', parts);
  }

  function builderCall(node) {
    const receiver = ts.visitNode(node.expression.expression, visit);
    return call('build', [
      receiver,
      factory.createStringLiteral(node.expression.name.text),
      values(node.arguments),
    ]);
  }

  function branch(node) {
    const blocks = [];
    const choice = choose(node, blocks);
    return call('branch', [thunk(choice), factory.createArrayLiteralExpression(blocks, true)]);
  }

  /** `a ? 0 : b ? 1 : -1`, with what each number stands for added to `blocks`. */
  function choose(node, blocks) {
    const index = factory.createNumericLiteral(blocks.push(thunk(block(asBlock(node.thenStatement)))) - 1);
    let otherwise = factory.createPrefixUnaryExpression(
      ts.SyntaxKind.MinusToken,
      factory.createNumericLiteral(1),
    );
    if (node.elseStatement && ts.isIfStatement(node.elseStatement)) {
      otherwise = choose(node.elseStatement, blocks);
    } else if (node.elseStatement) {
      otherwise = factory.createNumericLiteral(blocks.push(thunk(block(asBlock(node.elseStatement)))) - 1);
    }
    const condition = ts.visitNode(node.expression, visit);
    return factory.createConditionalExpression(condition, undefined, index, undefined, otherwise);
  }

  function forEach(node) {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression))
      throw fault(node, 'an attribute of ForEach');
    const [list, item, ...key] = node.arguments;
    return call('forEach', [
      thunk(ts.visitNode(list, visit)),
      itemBuilder(item),
      ...key.map((part) => ts.visitNode(part, visit)),
    ]);
  }

  function repeat(node, root) {
    const described = rebuild(node, root, chained, (name, part) =>
      name === 'each' ? itemBuilder(part) : ts.visitNode(part, visit),
    );
    return call('repeat', [thunk(ts.visitNode(root.arguments[0], visit)), lambda([chained], described)]);
  }

  function itemBuilder(node) {
    if (!ts.isArrowFunction(node)) throw fault(node, 'a builder of items that is no arrow function');
    const body = ts.isBlock(node.body) ? block(node.body) : expression(node.body);
    return lambda(
      node.parameters.map((parameter) => parameter.name),
      body,
    );
  }

  /** `($) => $.create(...).width(...)`, which runs again when something that it reads has changed. */
  function update(node, root, parts) {
    const create = factory.createCallExpression(
      factory.createPropertyAccessExpression(chained, 'create'),
      undefined,
      parts.map((part) => ts.visitNode(part, visit)),
    );
    return lambda([chained], rebuild(node, root, create, attributeValue));
  }

  /** The chain of `node` with `start` in place of `root`. */
  function rebuild(node, root, start, value) {
    if (node === root) return start;
    const name = node.expression.name;
    const inner = rebuild(node.expression.expression, root, start, value);
    const parts = node.arguments.map((part) => value(name.text, part));
    const result = factory.createCallExpression(
      factory.createPropertyAccessExpression(inner, name),
      undefined,
      parts,
    );
    return ts.setTextRange(result, node);
  }

  function attributeValue(name, node) {
    if (!BUILDER_ATTRIBUTES.has(name)) return ts.visitNode(node, visit);
    if (ts.isCallExpression(node)) return thunk(expression(node));
    const isOwn =
      ts.isPropertyAccessExpression(node) && isThis(node.expression) && ownBuilders.has(node.name.text);
    return isOwn
      ? thunk(builderCall(factory.createCallExpression(node, undefined, [])))
      : ts.visitNode(node, visit);
  }

  /** `$$this.x` and `this.x!!`: a value that a component may also set. */
  function twoWay(node) {
    const place = twoWayPlace(node);
    if (!place) return undefined;
    const value = factory.createIdentifier('value');
    return call('twoWay', [thunk(place), lambda([value], factory.createAssignment(place, value))]);
  }

  function twoWayPlace(node) {
    if (ts.isNonNullExpression(node) && ts.isNonNullExpression(node.expression)) {
      return ts.visitNode(node.expression.expression, visit);
    }
    const isDollars =
      ts.isPropertyAccessExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === '$$this';
    return isDollars ? factory.createPropertyAccessExpression(factory.createThis(), node.name) : undefined;
  }

  /**
   * The arguments of a builder or struct, asked for again when what they read has changed. A builder sees changes only
   * through an object literal that is its single argument.
   */
  function values(parts) {
    const result = thunk(
      factory.createArrayLiteralExpression(parts.map((part) => ts.visitNode(part, visit))),
    );
    const isReference = parts.length === 1 && ts.isObjectLiteralExpression(parts[0]);
    return isReference ? call('byReference', [result]) : result;
  }

  function thunk(body) {
    return lambda([], body);
  }

  function lambda(names, body) {
    const parameters = names.map((name) => factory.createParameterDeclaration(undefined, undefined, name));
    const isLiteral = ts.isObjectLiteralExpression(body);
    return factory.createArrowFunction(
      undefined,
      undefined,
      parameters,
      undefined,
      undefined,
      isLiteral ? factory.createParenthesizedExpression(body) : body,
    );
  }

  function call(name, parts) {
    const target = factory.createPropertyAccessExpression(factory.createIdentifier('arkui'), name);
    return factory.createCallExpression(target, undefined, parts);
  }

  function asBlock(node) {
    return ts.isBlock(node) ? node : factory.createBlock([node]);
  }

  return { block, enter, twoWay };
}

function isThis(node) {
  return node.kind === ts.SyntaxKind.ThisKeyword;
}

function isCall(node) {
  return ts.isCallExpression(node) || node.kind === ts.SyntaxKind.EtsComponentExpression;
}
