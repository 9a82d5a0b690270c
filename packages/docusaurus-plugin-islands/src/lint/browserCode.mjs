/** Finds code that runs only in a browser: hooks with state or effects, event handlers, `<BrowserOnly>`. */
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import upstream from '../guard/browserHooks.cjs';

/** Returns the error message for browser code in a page, or in a module without `'use client'`. */
export const {neverRuns} = upstream;

/** Returns the names of hooks that need a browser: hooks of React and Docusaurus, and hooks in `src` that call them. */
export function browserHooks(root) {
  const names = new Set([...upstream.react, ...upstream.docusaurus]);
  const calls = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:^|[\\/])use[A-Z]\w*\.tsx?$/.test(file))
    .map((file) => [path.parse(file).name, calledHooks(path.join(root, 'src', file))]);
  for (let before = 0; before < names.size;) {
    before = names.size;
    for (const [name, called] of calls) if (called.some((one) => names.has(one))) names.add(name);
  }
  return names;
}

function calledHooks(file) {
  const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, '');
  return [...text.matchAll(/\b(use[A-Z]\w*)[<(]/g)].map(([, name]) => name);
}

/** Returns the nodes of a syntax tree (ESTree with JSX) that need a browser, each with a name for messages. */
export function browserCode(tree, hooks) {
  const found = [];
  visitNodes(tree, (node) => {
    if (node.type === 'CallExpression') {
      const name = hookName(node.callee);
      if (name && hooks.has(name)) found.push({name, node});
    }
    if (node.type === 'JSXOpeningElement') {
      const element = jsxName(node.name);
      if (element === 'BrowserOnly') found.push({name: '<BrowserOnly>', node});
      for (const attribute of node.attributes) {
        const name = attribute.type === 'JSXAttribute' ? jsxName(attribute.name) : '';
        if (isHandler(name)) found.push({name: `${name} of <${element}>`, node: attribute});
      }
    }
  });
  return found;
}

/** Returns true for the name of an attribute that is an event handler, such as `onClick`. */
export const isHandler = (name) => /^on[A-Z]/.test(name);

function hookName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  const isReact = callee.type === 'MemberExpression' && callee.object.name === 'React';
  return isReact ? callee.property.name : undefined;
}

function jsxName(node) {
  return node.type === 'JSXMemberExpression'
    ? `${jsxName(node.object)}.${node.property.name}`
    : String(node.name);
}

function visitNodes(node, visit) {
  visit(node);
  for (const [key, value] of Object.entries(node)) {
    // typescript-eslint adds references to parents, with which the recursion would never end.
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visitNodes(child, visit);
    }
  }
}

/** Returns the ESLint rule that reports browser code in modules without `'use client'`. */
export function useClient(root) {
  const hooks = browserHooks(root);
  return {
    create: (context) => ({
      Program(program) {
        if (program.body[0]?.directive === 'use client') return;
        const file = path.relative(root, context.filename).split(path.sep).join('/');
        for (const {name, node} of browserCode(program, hooks)) {
          context.report({node, message: neverRuns(name, file)});
        }
      },
    }),
  };
}
