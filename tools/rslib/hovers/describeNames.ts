import ts from 'typescript';
import {resolveAlias} from '../options/readTypes';
import {shortenDoc, shortenType, withoutMembers} from './shorten';

/** Description of a name in a code block, which the page shows in a popover. */
type Description = {
  /** The signature: `LibConfig.bundle?: boolean`. */
  readonly code: string;
  /** First paragraph of the name's doc comment, as one line of Markdown; may be empty. */
  readonly doc: string;
  /** Path of a key in a configuration of Rslib: `dts.bundle`. */
  readonly option?: string;
};

/** Description of a name with its position. Line and column start at 0. */
export type Described = Description & {readonly line: number; readonly column: number};

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Describes the imports, option keys and members in a file, in source order. Ignores names that no npm package
 * declares, such as local names and names of the platform.
 */
export function describeNames(
  checker: ts.TypeChecker,
  source: ts.SourceFile,
): readonly Described[] {
  const found: Described[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const description = describe(checker, node);
      if (description) {
        const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.push({line, column: character, ...description});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function describe(checker: ts.TypeChecker, node: ts.Identifier): Description | undefined {
  const key = optionKey(checker, node);
  if (key) {
    if (!isFromPackage(key)) return undefined;
    const option = optionPath(checker, node);
    return {...describeProperty(checker, key), ...(option !== undefined && {option})};
  }
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return undefined;
  if (symbol.flags & ts.SymbolFlags.Alias) {
    const target = checker.getAliasedSymbol(symbol);
    // In `{default as logo}`, only `logo` gets a description.
    const isNamed = node.text !== 'default';
    return isNamed && isFromPackage(target)
      ? describeImport(checker, target, node.text)
      : undefined;
  }
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  return isMember && isFromPackage(symbol) ? describeProperty(checker, symbol) : undefined;
}

/** Returns the property that a key in an object literal or a destructuring pattern refers to. */
function optionKey(checker: ts.TypeChecker, node: ts.Identifier): ts.Symbol | undefined {
  const {parent} = node;
  if (ts.isObjectLiteralElementLike(parent) && parent.name === node) {
    const literal = parent.parent as ts.ObjectLiteralExpression;
    const type = checker.getContextualType(literal);
    const key = type && memberOf(checker, membersOf(type), node.text);
    if (key && isFromPackage(key)) return key;
    // If TypeScript infers the type from the literal itself, uses the types that the literal may have at its place.
    return memberOf(checker, typesFromContext(checker, literal), node.text) ?? key;
  }
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent)) {
    const isKey = parent.propertyName ? parent.propertyName === node : parent.name === node;
    const type = checker.getTypeAtLocation(parent.parent);
    return isKey ? memberOf(checker, membersOf(type), node.text) : undefined;
  }
  return undefined;
}

/**
 * Returns the path of a key in the configuration of `defineConfig` or `createRslib`, or in a literal of type
 * `LibConfig` or `RslibConfig`. A key in an item of `lib` has the same path as at the top level.
 */
function optionPath(checker: ts.TypeChecker, key: ts.Identifier): string | undefined {
  const names: string[] = [];
  let node: ts.Node = key.parent;
  for (; isInConfig(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      names.unshift(node.name.getText().replaceAll("'", ''));
    }
  }
  if (ts.isCallExpression(node)) {
    if (!isFromRslib(checker, node.expression)) return undefined;
    if (node.expression.getText() !== 'defineConfig' && names.shift() !== 'config')
      return undefined;
  } else {
    const type =
      ts.isVariableDeclaration(node) || ts.isSatisfiesExpression(node) ? node.type : undefined;
    if (!/^(?:Lib|Rslib)Config$/.test(type?.getText() ?? '')) return undefined;
  }
  if (names[0] === 'lib' && names.length > 1) names.shift();
  return names.join('.') || undefined;
}

/** Returns true for a node that may be between a key and the call or declaration that contains the configuration. */
function isInConfig(node: ts.Node): boolean {
  return (
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isBlock(node) ||
    ts.isReturnStatement(node)
  );
}

function isFromRslib(checker: ts.TypeChecker, callee: ts.Expression): boolean {
  const symbol = checker.getSymbolAtLocation(callee);
  const own = symbol && resolveAlias(checker, symbol);
  return (
    own?.declarations?.some((declaration) =>
      declaration.getSourceFile().fileName.includes('/node_modules/@rslib/core/'),
    ) ?? false
  );
}

/** Returns the types that are allowed for a literal as the argument of a call, the value of an option, or in a list. */
function typesFromContext(checker: ts.TypeChecker, literal: ts.Expression): readonly ts.Type[] {
  const {parent} = literal;
  if (ts.isArrayLiteralExpression(parent)) {
    return typesFromContext(checker, parent).flatMap((type) => {
      const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      return item ? membersOf(item) : [];
    });
  }
  if (ts.isCallExpression(parent)) {
    const index = parent.arguments.indexOf(literal);
    const signatures = checker.getTypeAtLocation(parent.expression).getCallSignatures();
    return signatures.flatMap(({parameters}) => {
      const parameter = parameters[index];
      const type = parameter && checker.getTypeOfSymbol(parameter);
      return type ? membersOf(checker.getBaseConstraintOfType(type) ?? type) : [];
    });
  }
  if (ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name)) {
    const option = optionKey(checker, parent.name);
    return option ? membersOf(checker.getTypeOfSymbol(declaredSymbol(checker, option))) : [];
  }
  return [];
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function memberOf(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
  name: string,
): ts.Symbol | undefined {
  return types
    .map((type) => checker.getPropertyOfType(type, name))
    .find((member) => member !== undefined);
}

/** Returns true for a symbol that an npm package declares, other than TypeScript and `@types`. */
function isFromPackage(symbol: ts.Symbol): boolean {
  return symbol.declarations?.some(isPackageNode) ?? false;
}

function isPackageNode(node: ts.Declaration): boolean {
  const file = node.getSourceFile().fileName;
  return /\/node_modules\//.test(file) && !/\/node_modules\/(?:typescript|@types)\//.test(file);
}

/** Describes a property with the type that its package declares, not the narrower type that it has in the block. */
function describeProperty(checker: ts.TypeChecker, symbol: ts.Symbol): Description {
  const declared = declaredSymbol(checker, symbol);
  const isOptional = Boolean(declared.flags & ts.SymbolFlags.Optional);
  const name = `${ownerOf(declared)}${declared.name}`;
  const doc = shortenDoc(docOf(checker, declared));
  const type = checker.getTypeOfSymbol(declared);
  const method = isOptional ? undefined : shortestSignature(checker, type);
  if (method) return {code: shortenType(name, [method.text]) + method.more, doc};
  return {
    code: shortenType(`${name}${isOptional ? '?' : ''}: `, typeTexts(checker, declared, type)),
    doc,
  };
}

function declaredSymbol(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  const declaration = symbol.declarations?.find(isPackageNode);
  const name = declaration && ts.getNameOfDeclaration(declaration);
  return (name && checker.getSymbolAtLocation(name)) ?? symbol;
}

function ownerOf(symbol: ts.Symbol): string {
  const owner = symbol.declarations?.[0]?.parent;
  const isNamed =
    owner &&
    (ts.isInterfaceDeclaration(owner) ||
      ts.isClassDeclaration(owner) ||
      (ts.isTypeLiteralNode(owner) && ts.isTypeAliasDeclaration(owner.parent)));
  if (!isNamed) return '';
  const named = ts.isTypeLiteralNode(owner) ? (owner.parent as ts.TypeAliasDeclaration) : owner;
  return named.name ? `${named.name.text}.` : '';
}

/** Returns forms of a property's type, longest first: expanded, with objects as `{…}`, as a name, and as written. */
function typeTexts(checker: ts.TypeChecker, symbol: ts.Symbol, type: ts.Type): readonly string[] {
  const written = symbol.declarations?.find(
    (node): node is ts.PropertySignature | ts.PropertyDeclaration =>
      ts.isPropertySignature(node) || ts.isPropertyDeclaration(node),
  )?.type;
  // Prefers the type as it is written, because it does not contain the `undefined` of an optional property.
  const own = written ? checker.getTypeFromTypeNode(written) : type;
  const full = printType(checker, own, ts.TypeFormatFlags.InTypeAlias);
  return [
    full,
    ...withoutMembers(full),
    printType(checker, own),
    ...(written ? [written.getText()] : []),
  ];
}

function printType(
  checker: ts.TypeChecker,
  type: ts.Type,
  more: ts.TypeFormatFlags = ts.TypeFormatFlags.None,
): string {
  return checker.typeToString(type, undefined, flags | more);
}

/** Returns the shortest call signature, if there is any, and the number of further signatures: ` (+2 overloads)`. */
function shortestSignature(
  checker: ts.TypeChecker,
  type: ts.Type,
): {readonly text: string; readonly more: string; readonly signature: ts.Signature} | undefined {
  const [first, ...others] = type
    .getCallSignatures()
    .map((signature) => ({
      signature,
      text: checker.signatureToString(signature, signature.declaration, flags),
    }))
    .sort((left, right) => left.text.length - right.text.length);
  if (!first) return undefined;
  const more = ` (+${others.length} ${others.length === 1 ? 'overload' : 'overloads'})`;
  return {...first, more: others.length > 0 ? more : ''};
}

function describeImport(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  name: string,
): Description | undefined {
  const isValue = Boolean(symbol.flags & ts.SymbolFlags.Value);
  const call = isValue ? shortestSignature(checker, checker.getTypeOfSymbol(symbol)) : undefined;
  const doc = docOf(checker, symbol);
  if (!call) {
    const code = declarationOf(checker, symbol, name);
    return code === undefined ? undefined : {code, doc: shortenDoc(doc)};
  }
  const comment = ts.displayPartsToString(call.signature.getDocumentationComment(checker));
  return {
    code: shortenType(`function ${name}`, [call.text]) + call.more,
    doc: shortenDoc(comment || doc),
  };
}

function declarationOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  name: string,
): string | undefined {
  const {flags: kind} = symbol;
  if (kind & ts.SymbolFlags.Class) return `class ${name}`;
  if (kind & ts.SymbolFlags.Interface) return `interface ${name}`;
  if (kind & (ts.SymbolFlags.ValueModule | ts.SymbolFlags.NamespaceModule))
    return `namespace ${name}`;
  if (kind & ts.SymbolFlags.TypeAlias) {
    const text = printType(
      checker,
      checker.getDeclaredTypeOfSymbol(symbol),
      ts.TypeFormatFlags.InTypeAlias,
    );
    return shortenType(`type ${name} = `, [text]);
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (type.getConstructSignatures().length > 0) return `class ${name}`;
  if (type.flags & ts.TypeFlags.Any) return undefined;
  return shortenType(`const ${name}: `, [printType(checker, type)]);
}

function docOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  return ts.displayPartsToString(symbol.getDocumentationComment(checker));
}
