/** Finds text that React could not change or remove in a page that a browser has translated (`src/README.md`). */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const message =
  'A translator replaces this text, so that React cannot change it, or insert before it: put it into an element of its own.';

/** Returns the files of components that islands render: modules with `'use client'`, and modules they import. */
export function islandFiles(root) {
  const src = path.join(root, 'src');
  const texts = new Map(
    readdirSync(src, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [path.join(src, file), readFileSync(path.join(src, file), 'utf8')]),
  );
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, name] of texts.get(file).matchAll(/(?:from|import\()[^'"]*['"]([^'"]+)['"]/g)) {
      const base = name.startsWith('@site/')
        ? path.join(root, name.slice('@site/'.length))
        : path.resolve(path.dirname(file), name);
      const imported = ['.tsx', '.ts', '/index.tsx']
        .map((end) => path.normalize(base + end))
        .find((one) => texts.has(one));
      if (imported) visit(imported);
    }
  };
  for (const [file, text] of texts) if (/^'use client'/.test(text)) visit(file);
  return found;
}

/** Returns the ESLint rule that reports such text in components that islands render. */
export function looseText(root) {
  const files = islandFiles(root);
  return {
    create(context) {
      if (!files.has(context.filename)) return {};
      const {getTypeAtLocation} = context.sourceCode.parserServices;
      /** Returns true if an expression is text, or nothing. `ReactNode` and other types may be elements. */
      function isText(node) {
        const type = getTypeAtLocation(node);
        const types = type.isUnion() ? type.types : [type];
        return (
          types.every(({flags}) => (flags & (textFlags | nothingFlags)) !== 0) &&
          types.some(({flags}) => (flags & textFlags) !== 0)
        );
      }

      /** Returns what an expression may render: `text`, `element`, `nothing`, `list` or `unknown`. */
      function results(node) {
        if (node.type === 'ConditionalExpression')
          return [...results(node.consequent), ...results(node.alternate)];
        if (node.type === 'LogicalExpression') {
          const left = node.operator === '&&' ? [{kind: 'nothing', node}] : results(node.left);
          return [...left, ...results(node.right)];
        }
        if (node.type === 'JSXElement')
          return [{kind: node.openingElement.name.name === 'Translate' ? 'text' : 'element', node}];
        if (node.type === 'JSXFragment') return [{kind: 'element', node}];
        if (node.callee?.property?.name === 'map') return [{kind: 'list', node}];
        if (node.type === 'Literal')
          return [{kind: String(node.value ?? '').trim() ? 'text' : 'nothing', node}];
        return [{kind: isText(node) ? 'text' : 'unknown', node}];
      }

      function check({children}) {
        let comesAndGoes = false;
        const shown = children.flatMap((node) => {
          if (node.type === 'JSXText') return node.value.trim() ? [[{kind: 'text', node}]] : [];
          if (node.type !== 'JSXExpressionContainer') return [results(node)];
          const {expression} = node;
          const isBlank = expression.type === 'Literal' && !String(expression.value).trim();
          return isBlank || expression.type === 'JSXEmptyExpression' ? [] : [results(expression)];
        });
        for (const all of shown) {
          const changes = all.length > 1 || all[0].kind === 'list';
          for (const {kind, node} of all) {
            if (kind !== 'text') continue;
            const isLoose =
              shown.length === 1
                ? changes && node.type === 'JSXElement'
                : changes || comesAndGoes || !isConstant(node);
            if (isLoose) context.report({node, message});
          }
          comesAndGoes = changes;
        }
      }

      /** Reports texts in lists that also have elements. */
      function checkList({callee, arguments: [callback]}) {
        const isList = callee.property?.name === 'map' && callback?.body;
        if (!isList || callback.body.type === 'BlockStatement') return;
        const items = results(callback.body);
        if (!items.some(({kind}) => kind === 'element')) return;
        for (const {kind, node} of items) if (kind === 'text') context.report({node, message});
      }
      return {JSXElement: check, JSXFragment: check, CallExpression: checkList};
    },
  };
}

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const nothingFlags = ts.TypeFlags.Undefined | ts.TypeFlags.Null | ts.TypeFlags.BooleanLike;

/** Returns true for text that stays the same: a message or a literal. */
const isConstant = (node) =>
  ['JSXText', 'JSXElement', 'Literal'].includes(node.type) ||
  (node.callee?.name === 'translate' && node.arguments.length === 1);
