import ts from 'typescript';
import {list, read} from '../../../tools/support/files';

/** A text of the interface as the code asks for it. */
type MessageUse = {
  readonly place: string;
  /** Undefined when it is not a literal. */
  readonly id: string | undefined;
  /** The English text beside it; undefined when it is not a literal. */
  readonly message: string | undefined;
};

function literal(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxExpression(node)) return literal(node.expression);
  return undefined;
}

/** Text of JSX children the way React joins it. */
function childText(node: ts.JsxElement): string | undefined {
  const parts = node.children.map((child) => {
    if (ts.isJsxText(child)) {
      const lines = child.text.split('\n');
      return lines
        .map((line, index) => {
          const head = index === 0 ? line : line.trimStart();
          return index === lines.length - 1 ? head : head.trimEnd();
        })
        .filter((line) => line !== '')
        .join(' ');
    }
    return literal(child);
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

/** Every `translate({id, message})` and `<Translate id>` below `src`. */
export function messageUses(): readonly MessageUse[] {
  return list('src', /\.tsx?$/).flatMap((file) => usesIn(file, read(file)));
}

export function usesIn(file: string, source: string): readonly MessageUse[] {
  const uses: MessageUse[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const place = (node: ts.Node): string =>
    `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(tree) === 'translate') {
      const [first] = node.arguments;
      const properties = first && ts.isObjectLiteralExpression(first) ? first.properties : [];
      const value = (name: string): string | undefined =>
        [...properties]
          .filter(ts.isPropertyAssignment)
          .filter((property) => property.name.getText(tree) === name)
          .map((property) => literal(property.initializer))[0];
      uses.push({place: place(node), id: value('id'), message: value('message')});
    }
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const opening = ts.isJsxElement(node) ? node.openingElement : node;
      if (opening.tagName.getText(tree) === 'Translate') {
        const id = opening.attributes.properties
          .filter(ts.isJsxAttribute)
          .filter((attribute) => attribute.name.getText(tree) === 'id')
          .map((attribute) => literal(attribute.initializer))[0];
        uses.push({
          place: place(node),
          id,
          message: ts.isJsxElement(node) ? childText(node) : undefined,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

/** Names between braces, sorted. */
export function placeholders(message: string): string {
  return [...new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))]
    .sort()
    .join(', ');
}
