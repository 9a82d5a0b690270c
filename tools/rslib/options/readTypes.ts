import ts from 'typescript';

import type {Overlay} from '../../../src/rslib/options/optionNote';
import {packageDefault, type PackageDefault} from '../../../src/rslib/options/packageDefault';
import {flat, unionMembers, type Property, type Shape} from './typeShape';

/** An option in the declaration files of the package. */
export type PackageOption = {
  readonly name: string;
  readonly type: Shape;
  readonly default: PackageDefault | undefined;
  /** True if the option is allowed at the top level of the configuration. */
  readonly topLevel: boolean;
  /** True if the option is allowed in an item of `lib`. */
  readonly inItem: boolean;
  /** True if the option must be set. A required property of an option must be set only if that option is set. */
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly experimental: boolean;
};

export type ReadSettings = Partial<Pick<Overlay, 'groups' | 'leaves' | 'names'>> & {
  /** True for an old version of the package, whose configuration may lack some of `groups`. */
  readonly isOld?: boolean;
};

/** Maximum length, in characters, of a definition that replaces the name of a type within another type. */
const maxExpanded = 60;

/** Maximum length, in characters, of a definition that replaces the name of a type if it is the type of an option. */
const maxOption = 400;

type Context = {
  readonly checker: ts.TypeChecker;
  /** Names of the types that users can import, by symbol. */
  readonly exported: ReadonlyMap<ts.Symbol, string>;
  readonly names: Readonly<Record<string, string>>;
};

/** Position of a type within the type of an option. */
type Place = {
  /** 0 for the type of the option itself. */
  readonly depth: number;
  /** Arguments of the enclosing generic types, by parameter. */
  readonly parameters: ReadonlyMap<ts.Symbol, Shape>;
  /** Enclosing named types, to stop at recursive types. */
  readonly within: readonly ts.Symbol[];
  readonly inFunction: boolean;
};

const outermost: Place = {depth: 0, parameters: new Map(), within: [], inFunction: false};

/** Creates a TypeScript program for a file that imports or declares the types of a package. */
export function typeProgram(entry: string): ts.Program {
  return ts.createProgram([entry], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    strict: true,
    types: [],
  });
}

/** Reads `lib`, the options that `LibConfig` itself declares and the options of `groups`, with their properties. */
export function readOptions(
  entry: string,
  {groups = [], leaves = [], names = {}, isOld = false}: ReadSettings = {},
): readonly PackageOption[] {
  const program = typeProgram(entry);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  const exports = module ? checker.getExportsOfModule(module) : [];
  const item = exported(checker, exports, 'LibConfig', entry);
  const config = exported(checker, exports, 'RslibConfig', entry);
  const declaration = item.declarations?.find(ts.isInterfaceDeclaration);
  if (declaration === undefined) throw new Error(`LibConfig in ${entry} is not an interface.`);
  const context: Context = {checker, exported: importable(checker, exports), names};
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
    if (groups.includes(name)) return [];
    return readOption(context, member, '', {topLevel: shared.has(name), inItem: true}, isLeaf);
  });
  const rsbuild = groups.flatMap((group) => {
    const member = inherited(checker, config, group) ?? signature(ofConfig, group);
    if (member === undefined) {
      if (isOld) return [];
      throw new Error(`RslibConfig in ${entry} has no ${group}.`);
    }
    return readOption(context, member, '', {topLevel: true, inItem: inItem.has(group)}, isLeaf);
  });
  const list = signature(ofConfig, 'lib');
  const ofLib = list
    ? readOption(context, list, '', {topLevel: true, inItem: false}, () => true)
    : [];
  return [...ofLib, ...own, ...rsbuild];
}

/** Returns a property as a base type declares it: Rslib redeclares some properties only to document another default. */
function inherited(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  name: string,
): ts.PropertySignature | undefined {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isClassOrInterface()) return undefined;
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

/** Returns the types that users can import, with their names. Names of types of Rspack begin with `Rspack.`. */
function importable(
  checker: ts.TypeChecker,
  exports: readonly ts.Symbol[],
): ReadonlyMap<ts.Symbol, string> {
  const found = new Map<ts.Symbol, string>();
  const add = (symbols: readonly ts.Symbol[], prefix: string): void => {
    for (const symbol of symbols) {
      const target = resolveAlias(checker, symbol);
      if (!found.has(target)) found.set(target, prefix + symbol.name);
    }
  };
  add(exports, '');
  for (const [name, prefix] of Object.entries({Rsbuild: '', Rspack: 'Rspack.'})) {
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
  if (symbol === undefined) throw new Error(`${entry} does not export ${name}.`);
  return resolveAlias(checker, symbol);
}

function readOption(
  context: Context,
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
    type: typeShape(context, member.type),
    default: tag && packageDefault(ts.getTextOfJSDocComment(tag.comment) ?? ''),
    ...scope,
    required: member.questionToken === undefined,
    deprecated: has('deprecated'),
    experimental: has('experimental'),
  };
  const inner = member.type && !isLeaf(name) ? membersOf(context.checker, member.type) : [];
  return [
    option,
    ...inner.flatMap((child) => readOption(context, child, `${name}.`, scope, isLeaf)),
  ];
}

function membersOf(checker: ts.TypeChecker, node: ts.TypeNode): readonly ts.PropertySignature[] {
  if (ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node))
    return node.types.flatMap((type) => membersOf(checker, type));
  if (ts.isParenthesizedTypeNode(node)) return membersOf(checker, node.type);
  if (ts.isTypeReferenceNode(node) && node.typeName.getText() === 'Pick') {
    const [from, keys] = node.typeArguments ?? [];
    const picked = keys?.getText() ?? '';
    const isPicked = (member: ts.PropertySignature): boolean =>
      picked.includes(`'${propertyName(member)}'`);
    return from ? membersOf(checker, from).filter(isPicked) : [];
  }
  if (ts.isTypeLiteralNode(node)) return node.members.filter(ts.isPropertySignature);
  const target = referenced(checker, node)?.declarations?.[0];
  if (target && ts.isInterfaceDeclaration(target) && !isLibrary(target))
    return target.members.filter(ts.isPropertySignature);
  return target && ts.isTypeAliasDeclaration(target) ? membersOf(checker, target.type) : [];
}

/** Returns the shape of a type. Reads the type's source, because the compiler does not preserve the order of unions. */
function typeShape(
  context: Context,
  node: ts.TypeNode | undefined,
  place: Place = outermost,
): Shape {
  if (node === undefined) return {kind: 'text', text: 'unknown'};
  const inside: Place = {...place, depth: place.depth + 1};
  if (ts.isParenthesizedTypeNode(node)) return typeShape(context, node.type, place);
  if (ts.isUnionTypeNode(node)) {
    const members = node.types.map((type) => typeShape(context, type, place));
    return {kind: 'union', members: unionMembers({kind: 'union', members})};
  }
  const named = context.names[node.getText().replace(/\s+/g, ' ')];
  if (named !== undefined && place.depth > 0) return {kind: 'text', text: named};
  if (ts.isIntersectionTypeNode(node)) {
    const members = node.types
      .filter((type) => !isNeverRecord(type))
      .map((type) => typeShape(context, type, inside));
    const [first] = members;
    return members.length === 1 && first ? first : {kind: 'intersection', members};
  }
  if (ts.isArrayTypeNode(node))
    return {kind: 'array', element: typeShape(context, node.elementType, inside)};
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal))
    return {kind: 'text', text: `'${node.literal.text}'`};
  if (ts.isTypeLiteralNode(node))
    return {kind: 'object', properties: properties(context, node.members, inside)};
  if (ts.isFunctionTypeNode(node)) {
    const within: Place = {...inside, inFunction: true};
    const parameters = node.parameters.map((parameter): Property => ({
      name: `${parameter.dotDotDotToken ? '...' : ''}${parameter.name.getText()}`,
      optional: parameter.questionToken !== undefined,
      type: typeShape(context, parameter.type, within),
    }));
    const shape: Shape = {
      kind: 'function',
      parameters,
      result: typeShape(context, node.type, within),
    };
    // A long function type inside another type would be hard to read, so it is shown as `Function`.
    const limit = place.inFunction ? maxExpanded : 2 * maxExpanded;
    return place.depth > 0 && flat(shape).length > limit ? {kind: 'text', text: 'Function'} : shape;
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const target = indexed(context.checker, node);
    return target ? typeShape(context, target, place) : plain(node);
  }
  if (ts.isTypeReferenceNode(node)) return referenceShape(context, node, place);
  return plain(node);
}

function plain(node: ts.TypeNode): Shape {
  return {kind: 'text', text: node.getText().replace(/\s+/g, ' ')};
}

/** Returns true for `Record<never, never>`, which in `string & Record<never, never>` only preserves literals. */
function isNeverRecord(node: ts.TypeNode): boolean {
  return node.getText() === 'Record<never, never>';
}

function properties(
  context: Context,
  members: readonly ts.TypeElement[],
  place: Place,
): readonly Property[] {
  return members.flatMap((member): readonly Property[] => {
    if (ts.isIndexSignatureDeclaration(member)) {
      const [key] = member.parameters;
      const name = `[${key?.getText() ?? 'key: string'}]`;
      return [{name, optional: false, type: typeShape(context, member.type, place)}];
    }
    if (!ts.isPropertySignature(member)) return [];
    return [
      {
        name: propertyName(member),
        optional: member.questionToken !== undefined,
        type: typeShape(context, member.type, place),
      },
    ];
  });
}

function referenceShape(context: Context, node: ts.TypeReferenceNode, place: Place): Shape {
  const symbol = referenced(context.checker, node);
  if (symbol === undefined) return plain(node);
  const parameter = place.parameters.get(symbol);
  if (parameter) return parameter;
  const target = symbol.declarations?.[0];
  const named: Shape = {kind: 'text', text: nameOf(context, node, symbol)};
  if (target && ts.isTypeAliasDeclaration(target) && !isLibrary(target)) {
    const isGiven = place.depth > 0 && symbol.name in context.names;
    return isGiven || place.within.includes(symbol)
      ? named
      : aliasShape(context, node, {symbol, target, named}, place);
  }
  if (target && ts.isInterfaceDeclaration(target) && !isLibrary(target)) {
    return place.depth === 0
      ? {kind: 'object', properties: properties(context, target.members, {...place, depth: 1})}
      : named;
  }
  if (node.typeArguments === undefined) return named;
  const inside: Place = {...place, depth: place.depth + 1};
  const args = node.typeArguments.map((argument) => typeShape(context, argument, inside));
  const [first] = args;
  return node.typeName.getText() === 'Array' && first
    ? {kind: 'array', element: first}
    : {kind: 'generic', name: node.typeName.getText(), args};
}

function aliasShape(
  context: Context,
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
    const key = context.checker.getSymbolAtLocation(declared.name);
    if (key && given) {
      parameters.set(key, typeShape(context, given, {...place, depth: place.depth + 1}));
    }
  });
  const expanded = typeShape(context, target.type, {
    ...place,
    parameters,
    within: [...place.within, symbol],
  });
  // A generic or unexported alias is always expanded, because its name is of no use to users.
  if (target.typeParameters !== undefined || !context.exported.has(symbol)) return expanded;
  const code = flat(expanded);
  const keepsName =
    code.length > (place.depth === 0 ? maxOption : maxExpanded) ||
    code.includes('`') ||
    (place.depth > 0 && expanded.kind === 'intersection');
  return keepsName ? named : expanded;
}

function nameOf(context: Context, node: ts.TypeReferenceNode, symbol: ts.Symbol): string {
  const written = node.typeName.getText();
  return (
    context.names[symbol.name] ??
    (written.includes('.') ? written : (context.exported.get(symbol) ?? symbol.name))
  );
}

/** Returns true for a declaration of TypeScript or `@types`, such as `Promise`. */
function isLibrary(node: ts.Declaration): boolean {
  return /[\\/]typescript[\\/]lib[\\/]|[\\/]@types[\\/]/.test(node.getSourceFile().fileName);
}

function indexed(checker: ts.TypeChecker, node: ts.IndexedAccessTypeNode): ts.TypeNode | undefined {
  if (!ts.isLiteralTypeNode(node.indexType) || !ts.isStringLiteral(node.indexType.literal))
    return undefined;
  const object = checker.getTypeFromTypeNode(node.objectType);
  const property = checker.getPropertyOfType(object, node.indexType.literal.text);
  return property?.declarations?.find(ts.isPropertySignature)?.type;
}

function referenced(checker: ts.TypeChecker, node: ts.TypeNode): ts.Symbol | undefined {
  if (!ts.isTypeReferenceNode(node)) return undefined;
  const symbol = checker.getSymbolAtLocation(node.typeName);
  return symbol && resolveAlias(checker, symbol);
}

/** Returns the symbol that an import or export refers to, or any other symbol unchanged. */
export function resolveAlias(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function propertyName(member: ts.PropertySignature): string {
  return ts.isStringLiteral(member.name) ? member.name.text : member.name.getText();
}
