import ts from 'typescript';

import {packageDefault, type PackageDefault} from './packageDefault';
import {unionMembers, type Property, type Shape} from './shape';

/** What the declaration files of the package say about an option. */
export type PackageOption = {
  readonly name: string;
  readonly type: Shape;
  readonly default: PackageDefault | undefined;
  readonly topLevel: boolean;
  readonly deprecated: boolean;
  readonly experimental: boolean;
};

/** The options that `LibConfig` itself declares and their sub-options, as far down as they go. */
export function readOptions(entry: string): readonly PackageOption[] {
  const program = ts.createProgram([entry], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const item = exported(checker, exports, 'LibConfig', entry);
  const config = exported(checker, exports, 'RslibConfig', entry);
  const declaration = item.declarations?.find(ts.isInterfaceDeclaration);
  if (declaration === undefined) {
    throw new Error(`LibConfig in ${entry} is no longer an interface.`);
  }
  const shared = new Set(
    checker
      .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(config))
      .filter((property) => property.declarations?.some((node) => node.parent === declaration))
      .map((property) => property.name),
  );
  return declaration.members.filter(ts.isPropertySignature).flatMap((member) => {
    const topLevel = shared.has(propertyName(member));
    return walk(checker, member, '', topLevel);
  });
}

function exported(
  checker: ts.TypeChecker,
  exports: readonly ts.Symbol[],
  name: string,
  entry: string,
): ts.Symbol {
  const symbol = exports.find((candidate) => candidate.name === name);
  if (symbol === undefined) {
    throw new Error(`${entry} does not export ${name}.`);
  }
  return resolveAlias(checker, symbol);
}

function walk(
  checker: ts.TypeChecker,
  member: ts.PropertySignature,
  parent: string,
  topLevel: boolean,
): readonly PackageOption[] {
  const name = parent + propertyName(member);
  const tags = ts.getJSDocTags(member);
  const tag = tags.find(
    ({tagName}) => tagName.text === 'defaultValue' || tagName.text === 'default',
  );
  const has = (wanted: string): boolean => tags.some(({tagName}) => tagName.text === wanted);
  const option: PackageOption = {
    name,
    type: member.type ? typeShape(checker, member.type) : {kind: 'text', text: 'unknown'},
    default: tag && packageDefault(ts.getTextOfJSDocComment(tag.comment) ?? ''),
    topLevel,
    deprecated: has('deprecated'),
    experimental: has('experimental'),
  };
  const inner = member.type ? membersOf(checker, member.type) : [];
  return [option, ...inner.flatMap((child) => walk(checker, child, `${name}.`, topLevel))];
}

/** The properties of the object types that a type consists of. */
function membersOf(checker: ts.TypeChecker, node: ts.TypeNode): readonly ts.PropertySignature[] {
  if (ts.isUnionTypeNode(node)) {
    return node.types.flatMap((type) => membersOf(checker, type));
  }
  if (ts.isTypeLiteralNode(node)) {
    return node.members.filter(ts.isPropertySignature);
  }
  const target = referenced(checker, node);
  return target && ts.isTypeAliasDeclaration(target) ? membersOf(checker, target.type) : [];
}

/** Follows the written type, so that its order and its literals stay as their author put them. */
export function typeShape(checker: ts.TypeChecker, node: ts.TypeNode): Shape {
  if (ts.isParenthesizedTypeNode(node)) {
    return typeShape(checker, node.type);
  }
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.map((type) => typeShape(checker, type));
    return {kind: 'union', members: unionMembers({kind: 'union', members})};
  }
  if (ts.isArrayTypeNode(node)) {
    return {kind: 'array', element: typeShape(checker, node.elementType)};
  }
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
    return {kind: 'text', text: `'${node.literal.text}'`};
  }
  if (ts.isTypeLiteralNode(node)) {
    const properties = node.members.filter(ts.isPropertySignature).map((member): Property => ({
      name: propertyName(member),
      optional: member.questionToken !== undefined,
      type: member.type ? typeShape(checker, member.type) : {kind: 'text', text: 'unknown'},
    }));
    return {kind: 'object', properties};
  }
  const target = referenced(checker, node);
  if (target && ts.isTypeAliasDeclaration(target) && target.typeParameters === undefined) {
    return typeShape(checker, target.type);
  }
  return {kind: 'text', text: node.getText().replace(/\s+/g, ' ')};
}

function referenced(checker: ts.TypeChecker, node: ts.TypeNode): ts.Declaration | undefined {
  if (!ts.isTypeReferenceNode(node)) {
    return undefined;
  }
  const symbol = checker.getSymbolAtLocation(node.typeName);
  return symbol && resolveAlias(checker, symbol).declarations?.[0];
}

function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function propertyName(member: ts.PropertySignature): string {
  return ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
}
