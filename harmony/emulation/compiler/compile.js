// Turns one ArkTS file into an ES module that runs over the runtime: types go, structs become classes, and what
// describes a page becomes calls that build it.
import ts from 'ohos-typescript';

import { builders } from './builders.js';
import { COMPONENTS } from './components.js';
import { decorations } from './decorations.js';
import { fault } from './fault.js';

const LANGUAGE = {
  render: { method: ['build'], decorator: ['Builder', 'LocalBuilder'] },
  components: COMPONENTS,
  libs: [],
  extend: { decorator: [], components: [] },
  styles: {
    decorator: 'Styles',
    component: { name: 'Common', type: 'T', instance: 'CommonInstance' },
    property: 'stateStyles',
  },
  concurrent: { decorator: 'Concurrent' },
  customComponent: 'CustomComponent',
  propertyDecorators: [],
  emitDecorators: [],
  syntaxComponents: {
    paramsUICallback: ['ForEach'],
    attrUICallback: [{ name: 'Repeat', attributes: ['each', 'template'] }],
  },
};

/**
 * The ES module for the text of one file.
 *
 * @param {string} text ArkTS or TypeScript
 * @param {string} fileName its path, for what an error says; its ending tells the language
 * @throws {Error} at the first thing that is not ArkTS or that the emulation does not know, with its place
 */
export function compile(text, fileName) {
  const { outputText, diagnostics } = ts.transpileModule(text, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2021,
      module: ts.ModuleKind.ES2020,
      inlineSourceMap: true,
      inlineSources: true,
      ets: LANGUAGE,
    },
    transformers: { before: [(context) => (file) => transform(file, context)] },
  });
  if (diagnostics.length > 0) throw new Error(describe(diagnostics[0], fileName));
  return `import { arkui } from 'arkui:arkui.js';\n${outputText}`;
}

function transform(file, context) {
  const { factory } = context;
  const build = builders(context, visit);
  const decorate = decorations(factory);

  function visit(node) {
    if (ts.isStructDeclaration(node)) return struct(node);
    if (ts.isClassDeclaration(node)) return observedClass(node);
    if (ts.isFunctionDeclaration(node) && decorate.names(node).length > 0) return builderFunction(node);
    if (node.kind === ts.SyntaxKind.EtsComponentExpression)
      throw fault(node, 'a component outside of build()');
    return build.twoWay(node) ?? ts.visitEachChild(node, visit, context);
  }

  /** `struct X` becomes `class X extends arkui.Struct`, and a call that tells the runtime of its decorators. */
  function struct(node) {
    const parent = factory.createExpressionWithTypeArguments(arkui('Struct'), undefined);
    const own = node.members.filter((member) => !member.virtual);
    build.enter(own.filter(isBuilder).map((member) => member.name.text));
    const members = own.map(structMember);
    const result = [
      factory.createClassDeclaration(
        modifiers(node),
        node.name,
        undefined,
        [factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, [parent])],
        members,
      ),
      factory.createExpressionStatement(
        factory.createCallExpression(arkui('struct'), undefined, [
          node.name,
          decorate.ofClass(node),
          decorate.ofMembers(node),
        ]),
      ),
    ];
    if (decorate.names(node).includes('Entry')) result.push(exported(node.name));
    return result;
  }

  function structMember(member) {
    if (!isBuilder(member)) return withoutDecorators(member);
    return factory.createMethodDeclaration(
      undefined,
      undefined,
      member.name,
      undefined,
      undefined,
      member.parameters,
      undefined,
      build.block(member.body),
    );
  }

  function isBuilder(member) {
    return (
      ts.isMethodDeclaration(member) &&
      (member.name.text === 'build' || decorate.names(member).includes('Builder'))
    );
  }

  function withoutDecorators(member) {
    if (ts.isPropertyDeclaration(member)) {
      return factory.updatePropertyDeclaration(
        member,
        modifiers(member),
        member.name,
        member.questionToken ?? member.exclamationToken,
        member.type,
        ts.visitNode(member.initializer, visit),
      );
    }
    if (ts.isMethodDeclaration(member)) {
      return factory.updateMethodDeclaration(
        member,
        modifiers(member),
        member.asteriskToken,
        member.name,
        member.questionToken,
        member.typeParameters,
        member.parameters,
        member.type,
        ts.visitNode(member.body, visit),
      );
    }
    if (ts.isGetAccessor(member)) {
      return factory.updateGetAccessorDeclaration(
        member,
        modifiers(member),
        member.name,
        member.parameters,
        member.type,
        ts.visitNode(member.body, visit),
      );
    }
    return ts.visitEachChild(member, visit, context);
  }

  function observedClass(node) {
    if (decorate.names(node).length === 0) return ts.visitEachChild(node, visit, context);
    return [
      factory.updateClassDeclaration(
        node,
        modifiers(node),
        node.name,
        node.typeParameters,
        node.heritageClauses,
        node.members.map(withoutDecorators),
      ),
      factory.createExpressionStatement(
        factory.createCallExpression(arkui('observed'), undefined, [
          node.name,
          decorate.ofClass(node),
          decorate.ofMembers(node),
        ]),
      ),
    ];
  }

  function builderFunction(node) {
    const unknown = decorate.names(node).find((name) => name !== 'Builder');
    if (unknown) throw fault(node, `the decorator @${unknown} on a function`);
    return factory.createFunctionDeclaration(
      modifiers(node),
      undefined,
      node.name,
      undefined,
      node.parameters,
      undefined,
      build.block(node.body),
    );
  }

  function modifiers(node) {
    return node.modifiers?.filter((modifier) => modifier.kind !== ts.SyntaxKind.Decorator);
  }

  function arkui(name) {
    return factory.createPropertyAccessExpression(factory.createIdentifier('arkui'), name);
  }

  function exported(name) {
    const specifier = factory.createExportSpecifier(false, name, factory.createIdentifier('$entry'));
    return factory.createExportDeclaration(undefined, false, factory.createNamedExports([specifier]));
  }

  return ts.visitEachChild(file, visit, context);
}

function describe(diagnostic, fileName) {
  const { line, character } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start);
  return `${fileName}:${line + 1}:${character + 1}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')}`;
}
