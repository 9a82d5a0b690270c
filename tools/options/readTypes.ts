import ts from 'typescript';

import {
  packageDefault,
  type PackageDefault,
} from '../../src/compiler/records/options/packageDefault';
import {flat, unionMembers, type Property, type Shape} from './shape';

/** What the declaration files of the package say about an option. */
export type PackageOption = {
  readonly name: string;
  readonly type: Shape;
  readonly default: PackageDefault | undefined;
  /** May be written at the top level of the configuration. */
  readonly topLevel: boolean;
  /** May be written in an item of `lib`. */
  readonly inItem: boolean;
  readonly deprecated: boolean;
  readonly experimental: boolean;
};

export type ReadSettings = {
  /** Options of Rsbuild to read beside those that `LibConfig` declares, `output` and the like. */
  readonly groups?: readonly string[];
  /** Options whose parts are not options of their own: nothing below them is read. */
  readonly leaves?: readonly string[];
  /** Names for types that the package does not export, or that readers know by another name. */
  readonly names?: Readonly<Record<string, string>>;
  /** The package is an old version, in which groups may not be there yet. */
  readonly isOld?: boolean;
};

/** A named type is written out where that is no longer than this; a longer one keeps its name. */
const maxExpanded = 60;

/** The same for a whole option: one level is always written out, unless it fills a page. */
const maxOption = 400;

type Reader = {
  readonly checker: ts.TypeChecker;
  /** What readers can import, by declaration. */
  readonly exported: ReadonlyMap<ts.Symbol, string>;
  readonly names: Readonly<Record<string, string>>;
};

/** Where in a type something stands. */
type Place = {
  /** 0 for the type of the option itself, more for what is in it. */
  readonly depth: number;
  /** What the parameters of a generic type stand for. */
  readonly parameters: ReadonlyMap<ts.Symbol, Shape>;
  /** Named types around it, so that a type that contains itself ends. */
  readonly within: readonly ts.Symbol[];
  readonly inFunction: boolean;
};

const outermost: Place = {depth: 0, parameters: new Map(), within: [], inFunction: false};

/** The options that `LibConfig` itself declares and the chosen ones of Rsbuild, with their sub-options. */
export function readOptions(
  entry: string,
  {groups = [], leaves = [], names = {}, isOld = false}: ReadSettings = {},
): readonly PackageOption[] {
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
  const reader: Reader = {checker, exported: importable(checker, exports), names};
  const ofItem = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(item));
  const ofConfig = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(config));
  const inItem = new Set(ofItem.map(({name}) => name));
  const shared = new Set(
    ofConfig
      .filter((property) => property.declarations?.some((node) => node.parent === declaration))
      .map((property) => property.name),
  );
  const isLeaf = (name: string): boolean => leaves.includes(name);
  const own = declaration.members.filter(ts.isPropertySignature).flatMap((member) => {
    const name = propertyName(member);
    if (groups.includes(name)) {
      return [];
    }
    return walk(reader, member, '', {topLevel: shared.has(name), inItem: true}, isLeaf);
  });
  const rsbuild = groups.flatMap((group) => {
    const member = inherited(checker, config, group) ?? signature(ofConfig, group);
    if (member === undefined) {
      if (isOld) return [];
      throw new Error(`RslibConfig in ${entry} has no ${group}.`);
    }
    return walk(reader, member, '', {topLevel: true, inItem: inItem.has(group)}, isLeaf);
  });
  return [...own, ...rsbuild];
}

/** The property as the base declares it: Rslib redeclares some only to say another default. */
function inherited(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  name: string,
): ts.PropertySignature | undefined {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isClassOrInterface()) {
    return undefined;
  }
  return checker
    .getBaseTypes(type)
    .map((base) => signature(checker.getPropertiesOfType(base), name))
    .find((found) => found !== undefined);
}

function signature(
  properties: readonly ts.Symbol[],
  name: string,
): ts.PropertySignature | undefined {
  return properties
    .find((property) => property.name === name)
    ?.declarations?.find(ts.isPropertySignature);
}

/** What a reader can import: from the package by name, from Rspack as `Rspack.Name`. */
function importable(
  checker: ts.TypeChecker,
  exports: readonly ts.Symbol[],
): ReadonlyMap<ts.Symbol, string> {
  const found = new Map<ts.Symbol, string>();
  const add = (symbols: readonly ts.Symbol[], prefix: string): void => {
    for (const symbol of symbols) {
      const target = resolveAlias(checker, symbol);
      if (!found.has(target)) {
        found.set(target, prefix + symbol.name);
      }
    }
  };
  add(exports, '');
  for (const [name, prefix] of [
    ['Rsbuild', ''],
    ['Rspack', 'Rspack.'],
  ] as const) {
    const symbol = exports.find((candidate) => candidate.name === name);
    const namespace = symbol && resolveAlias(checker, symbol);
    if (namespace && namespace.flags & (ts.SymbolFlags.Module | ts.SymbolFlags.Namespace)) {
      add(checker.getExportsOfModule(namespace), prefix);
    }
  }
  return found;
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
  reader: Reader,
  member: ts.PropertySignature,
  parent: string,
  scope: Pick<PackageOption, 'topLevel' | 'inItem'>,
  isLeaf: (name: string) => boolean,
): readonly PackageOption[] {
  const name = parent + propertyName(member);
  const tags = ts.getJSDocTags(member);
  const tag = tags.find(
    ({tagName}) => tagName.text === 'defaultValue' || tagName.text === 'default',
  );
  const has = (wanted: string): boolean => tags.some(({tagName}) => tagName.text === wanted);
  const option: PackageOption = {
    name,
    type: member.type ? typeShape(reader, member.type) : {kind: 'text', text: 'unknown'},
    default: tag && packageDefault(ts.getTextOfJSDocComment(tag.comment) ?? ''),
    ...scope,
    deprecated: has('deprecated'),
    experimental: has('experimental'),
  };
  const inner = member.type && !isLeaf(name) ? membersOf(reader.checker, member.type) : [];
  return [option, ...inner.flatMap((child) => walk(reader, child, `${name}.`, scope, isLeaf))];
}

/** The properties of the object types that a type consists of. */
function membersOf(checker: ts.TypeChecker, node: ts.TypeNode): readonly ts.PropertySignature[] {
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node)) {
    return node.types.flatMap((type) => membersOf(checker, type));
  }
  if (ts.isParenthesizedTypeNode(node)) {
    return membersOf(checker, node.type);
  }
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Pick') {
    const [from, keys] = node.typeArguments ?? [];
    const picked = keys?.getText() ?? '';
    const isPicked = (member: ts.PropertySignature): boolean =>
      picked.includes(`'${propertyName(member)}'`);
    return from ? membersOf(checker, from).filter(isPicked) : [];
  }
  if (ts.isTypeLiteralNode(node)) {
    return node.members.filter(ts.isPropertySignature);
  }
  const target = referenced(checker, node)?.declarations?.[0];
  if (target && ts.isInterfaceDeclaration(target) && !isLibrary(target)) {
    return target.members.filter(ts.isPropertySignature);
  }
  return target && ts.isTypeAliasDeclaration(target) ? membersOf(checker, target.type) : [];
}

/** Follows the written type, so that its order and its literals stay as their author put them. */
function typeShape(reader: Reader, node: ts.TypeNode, place: Place = outermost): Shape {
  const inside: Place = {...place, depth: place.depth + 1};
  if (ts.isParenthesizedTypeNode(node)) {
    return typeShape(reader, node.type, place);
  }
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.map((type) => typeShape(reader, type, place));
    return {kind: 'union', members: unionMembers({kind: 'union', members})};
  }
  const known = reader.names[node.getText().replace(/\s+/g, ' ')];
  if (known !== undefined && place.depth > 0) {
    return {kind: 'text', text: known};
  }
  if (ts.isIntersectionTypeNode(node)) {
    const members = node.types
      .filter((type) => !isNever(type))
      .map((type) => typeShape(reader, type, inside));
    const [first] = members;
    return members.length === 1 && first ? first : {kind: 'intersection', members};
  }
  if (ts.isArrayTypeNode(node)) {
    return {kind: 'array', element: typeShape(reader, node.elementType, inside)};
  }
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
    return {kind: 'text', text: `'${node.literal.text}'`};
  }
  if (ts.isTypeLiteralNode(node)) {
    return {kind: 'object', properties: properties(reader, node.members, inside)};
  }
  if (ts.isFunctionTypeNode(node)) {
    const inside: Place = {...place, depth: place.depth + 1, inFunction: true};
    const parameters = node.parameters.map((parameter): Property => ({
      name: `${parameter.dotDotDotToken ? '...' : ''}${parameter.name.getText()}`,
      optional: parameter.questionToken !== undefined,
      type: parameter.type
        ? typeShape(reader, parameter.type, inside)
        : {kind: 'text', text: 'unknown'},
    }));
    const shape: Shape = {
      kind: 'function',
      parameters,
      result: typeShape(reader, node.type, inside),
    };
    // A long function inside of another type fills lines and helps nobody.
    const limit = place.inFunction ? maxExpanded : 2 * maxExpanded;
    return place.depth > 0 && flat(shape).length > limit ? {kind: 'text', text: 'Function'} : shape;
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const target = indexed(reader.checker, node);
    return target ? typeShape(reader, target, place) : plain(node);
  }
  if (ts.isTypeReferenceNode(node)) {
    return referenceShape(reader, node, place);
  }
  return plain(node);
}

function plain(node: ts.TypeNode): Shape {
  return {kind: 'text', text: node.getText().replace(/\s+/g, ' ')};
}

/** `string & Record<never, never>` is a string that does not swallow the literals beside it. */
function isNever(node: ts.TypeNode): boolean {
  return node.getText() === 'Record<never, never>';
}

function properties(
  reader: Reader,
  members: readonly ts.TypeElement[],
  place: Place,
): readonly Property[] {
  return members.flatMap((member): readonly Property[] => {
    if (ts.isIndexSignatureDeclaration(member)) {
      const [key] = member.parameters;
      const name = `[${key?.getText() ?? 'key: string'}]`;
      return [{name, optional: false, type: typeShape(reader, member.type, place)}];
    }
    if (!ts.isPropertySignature(member)) {
      return [];
    }
    return [
      {
        name: propertyName(member),
        optional: member.questionToken !== undefined,
        type: member.type ? typeShape(reader, member.type, place) : {kind: 'text', text: 'unknown'},
      },
    ];
  });
}

function referenceShape(reader: Reader, node: ts.TypeReferenceNode, place: Place): Shape {
  const symbol = referenced(reader.checker, node);
  if (symbol === undefined) {
    return plain(node);
  }
  const parameter = place.parameters.get(symbol);
  if (parameter) {
    return parameter;
  }
  const target = symbol.declarations?.[0];
  const named: Shape = {kind: 'text', text: nameOf(reader, node, symbol)};
  if (target && ts.isTypeAliasDeclaration(target) && !isLibrary(target)) {
    const isGiven = place.depth > 0 && symbol.name in reader.names;
    return isGiven || place.within.includes(symbol)
      ? named
      : aliasShape(reader, node, {symbol, target, named}, place);
  }
  if (target && ts.isInterfaceDeclaration(target) && !isLibrary(target)) {
    return place.depth === 0
      ? {kind: 'object', properties: properties(reader, target.members, {...place, depth: 1})}
      : named;
  }
  if (node.typeArguments === undefined) {
    return named;
  }
  const inside: Place = {...place, depth: place.depth + 1};
  const args = node.typeArguments.map((argument) => typeShape(reader, argument, inside));
  const [first] = args;
  return node.typeName.getText() === 'Array' && first
    ? {kind: 'array', element: first}
    : {kind: 'generic', name: node.typeName.getText(), args};
}

/** What an alias stands for, or its name, where that says more. */
function aliasShape(
  reader: Reader,
  node: ts.TypeReferenceNode,
  alias: {
    readonly symbol: ts.Symbol;
    readonly target: ts.TypeAliasDeclaration;
    readonly named: Shape;
  },
  place: Place,
): Shape {
  const {symbol, target, named} = alias;
  const parameters = new Map(place.parameters);
  target.typeParameters?.forEach((declared, index) => {
    const given = node.typeArguments?.[index];
    const key = reader.checker.getSymbolAtLocation(declared.name);
    if (key && given) {
      parameters.set(key, typeShape(reader, given, {...place, depth: place.depth + 1}));
    }
  });
  const expanded = typeShape(reader, target.type, {
    ...place,
    parameters,
    within: [...place.within, symbol],
  });
  // A generic alias is a way to write others shortly: its name tells a reader nothing.
  if (target.typeParameters !== undefined || !reader.exported.has(symbol)) {
    return expanded;
  }
  const code = flat(expanded);
  const keepsName =
    code.length > (place.depth === 0 ? maxOption : maxExpanded) ||
    code.includes('`') ||
    (place.depth > 0 && expanded.kind === 'intersection');
  return keepsName ? named : expanded;
}

/** The name to show: ours, the one it is written with if readers can write it so, or the exported one. */
function nameOf(reader: Reader, node: ts.TypeReferenceNode, symbol: ts.Symbol): string {
  const written = node.typeName.getText();
  return (
    reader.names[symbol.name] ??
    (written.includes('.') ? written : (reader.exported.get(symbol) ?? symbol.name))
  );
}

/** Whether TypeScript itself declares it, as `Record` and `Promise`. */
function isLibrary(node: ts.Declaration): boolean {
  return /[\\/]typescript[\\/]lib[\\/]|[\\/]@types[\\/]/.test(node.getSourceFile().fileName);
}

/** The type behind `Options['key']`, as it is written there. */
function indexed(checker: ts.TypeChecker, node: ts.IndexedAccessTypeNode): ts.TypeNode | undefined {
  if (!ts.isLiteralTypeNode(node.indexType) || !ts.isStringLiteral(node.indexType.literal)) {
    return undefined;
  }
  const object = checker.getTypeFromTypeNode(node.objectType);
  const property = checker.getPropertyOfType(object, node.indexType.literal.text);
  return property?.declarations?.find(ts.isPropertySignature)?.type;
}

function referenced(checker: ts.TypeChecker, node: ts.TypeNode): ts.Symbol | undefined {
  if (!ts.isTypeReferenceNode(node)) {
    return undefined;
  }
  const symbol = checker.getSymbolAtLocation(node.typeName);
  return symbol && resolveAlias(checker, symbol);
}

function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function propertyName(member: ts.PropertySignature): string {
  return ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
}
