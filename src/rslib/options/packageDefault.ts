import ts from 'typescript';

/** The default in a doc comment of the package: code, or the pieces of code that a text mentions. */
export type PackageDefault =
  | {readonly kind: 'code'; readonly code: string}
  | {readonly kind: 'words'; readonly mentions: readonly string[]};

/** Parses the text of `@defaultValue` or `@default`. */
export function packageDefault(comment: string): PackageDefault {
  const text = comment.trim();
  const block = /^```\w*\n([\s\S]*?)\n?```$/.exec(text)?.[1];
  if (block !== undefined) {
    const code = block
      .trim()
      .replace(/^const \w+ = /, '')
      .replace(/;$/, '');
    return isLiteral(code) ? {kind: 'code', code} : {kind: 'words', mentions: mentionsOf(code)};
  }
  const code = /^`([^`]+)`\.?$/.exec(text)?.[1];
  if (code !== undefined) return {kind: 'code', code};
  const bare = text.replace(/;$/, '').replace(/\s+/g, ' ');
  if (isLiteral(bare)) return {kind: 'code', code: bare};
  return {kind: 'words', mentions: mentionsOf(text)};
}

function mentionsOf(text: string): readonly string[] {
  const quotedCode = [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  return quotedCode.length > 0 ? quotedCode : (text.match(/'[^'\n]+'/g) ?? []);
}

/** Returns true if code is a literal, without names, calls or conditions. */
export function isLiteral(code: string): boolean {
  const {statements} = ts.createSourceFile('x.ts', `(${code})`, ts.ScriptTarget.Latest);
  const [statement] = statements;
  return (
    statements.length === 1 &&
    statement !== undefined &&
    ts.isExpressionStatement(statement) &&
    ts.isParenthesizedExpression(statement.expression) &&
    isLiteralNode(statement.expression.expression)
  );
}

function isLiteralNode(node: ts.Expression): boolean {
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isLiteralNode);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.every(
      (property) => ts.isPropertyAssignment(property) && isLiteralNode(property.initializer),
    );
  }
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    ts.isRegularExpressionLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    (ts.isIdentifier(node) && node.text === 'undefined')
  );
}

/** Returns the code that a note must repeat in `insteadOf` to replace this default. */
export function quoted(value: PackageDefault): readonly string[] {
  return value.kind === 'code' ? [value.code] : value.mentions;
}
