/**
 * Runs after Docusaurus' MDX loader, in both bundles of a build. If the module can be static, its component becomes an
 * article: in the server bundle a marked one, in the browser bundle one that keeps the server's HTML.
 */
const path = require('node:path');
const {parse} = require('acorn');
const {follow, harmless, islandId, root} = require('./client.cjs');

const runtime = (name) => JSON.stringify(path.join(root, name));
/** Exports that Docusaurus reads in the browser. */
const kept = new Set(['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc']);

module.exports = function mdx(text) {
  const {siteDir, isServer, isExcluded, onWhole} = this.getOptions();
  if (this.resourceQuery.includes('islands-styles')) return text;
  const program = parse(text, {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowReturnOutsideFunction: true,
  });
  const requests = program.body.filter(({source}) => source).map(({source}) => source.value);
  const isContent = ({id}) => id && /^(?:MDXContent|_createMdxContent)$/.test(id.name);
  const content = program.body.filter((node) => isContent(node.declaration ?? node));
  const optOut = /^export const frontMatter = \{[^]*?\bislands: false\b[^]*?^\};/m.test(text);
  const name = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  const found = isExcluded(name)
    ? {reason: 'excluded'}
    : optOut
      ? {reason: 'islands: false'}
      : follow(siteDir, this.resourcePath, [...requests, '@theme/MDXComponents']);
  const handler = found.reason ? undefined : findHandler(program);
  const reason = found.reason ?? (handler && `has ${handler} in the document`);
  if (reason) {
    if (!isServer) onWhole(name, reason);
    // Brings the components of MDX, which MDXContent does not bring in the browser.
    return isServer
      ? text
      : `${text.replace('export default function MDXContent(', 'function MDXContent(')}
import {jsx as __jsx} from 'react/jsx-runtime';
import {MDXProvider as __Provider} from '@mdx-js/react';
import __components from '@theme/MDXComponents';
export default function Page(props) { return __jsx(__Provider, {components: __components, children: __jsx(MDXContent, props)}); }`;
  }
  const id = name + this.resourceQuery;
  if (isServer) {
    return `import {article as __article} from ${runtime('server.js')};
${text.replace('export default function MDXContent(', 'function MDXContent(')}
export default __article(${JSON.stringify(id)}, MDXContent);`;
  }

  // Keeps the statements that the exports for Docusaurus need.
  const statements = program.body.filter((node) => !content.includes(node));
  const declared = new Map();
  for (const node of statements) for (const own of namesOf(node)) declared.set(own, node);
  const needed = new Set();
  const names = new Set();
  const need = (own) => {
    const node = declared.get(own);
    if (!node || names.has(own)) return;
    names.add(own);
    needed.add(node);
    if (node.type !== 'ImportDeclaration') identifiers(node).forEach(need);
  };
  kept.forEach(need);
  const output = statements
    .filter((node) => needed.has(node))
    .map((node) =>
      node.type === 'ImportDeclaration'
        ? printImport(node, names)
        : text.slice(node.start, node.end),
    );
  // Images are written to disk by the browser bundle only.
  const images = [
    ...new Set(
      content.flatMap((node) =>
        [...text.slice(node.start, node.end).matchAll(/require\("(?:[^"\\]|\\.)+"\)/g)].map(
          ([all]) => all,
        ),
      ),
    ),
  ];
  const assets = requests
    .filter((request) => /^!|\.(?:png|jpe?g|gif|webp|avif|svg)$/.test(request))
    .map((request) => `require(${JSON.stringify(request)})`);
  // CSS of static modules comes from the browser bundle, too.
  const styles = requests.filter(
    (request) =>
      /^(?:\.|@site\/|@theme\/|\/)/.test(request) &&
      !/\.(?:json|png|jpe?g|gif|webp|avif|svg|mdx?)$/.test(request),
  );
  return [
    `import {createArticle as __create} from ${runtime('Article.js')};`,
    ...styles.map((request) =>
      /\.(?:css|s[ac]ss|less)$/.test(request)
        ? `import ${JSON.stringify(request)};`
        : `import ${JSON.stringify(`${request}?islands-styles`)};`,
    ),
    ...output,
    `export default __create(${JSON.stringify(id)}, {${[...found.clients].map((file) => `${JSON.stringify(islandId(siteDir, file))}: () => require(${JSON.stringify(file)})`).join(', ')}});`,
    ...(images.length + assets.length > 0
      ? [`export const __assets = () => [${[...images, ...assets].join(', ')}];`]
      : []),
  ].join('\n');
};

function namesOf(node) {
  if (node.type === 'ImportDeclaration') return node.specifiers.map(({local}) => local.name);
  if (node.type === 'ExportNamedDeclaration' && node.source)
    return node.specifiers.map(({exported}) => exported.name);
  const own = node.declaration ?? node;
  if (own.id) return [own.id.name];
  return (own.declarations ?? []).map(({id}) => id.name);
}

function identifiers(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((item) => identifiers(item, found));
  else if (node && typeof node === 'object') {
    if (node.type === 'Identifier') found.add(node.name);
    for (const [name, value] of Object.entries(node))
      if (name !== 'type') identifiers(value, found);
  }
  return found;
}

function printImport({specifiers, source}, names) {
  const parts = specifiers
    .filter(({local}) => names.has(local.name))
    .map((own) =>
      own.type === 'ImportDefaultSpecifier'
        ? `default as ${own.local.name}`
        : own.type === 'ImportSpecifier'
          ? `${own.imported.name} as ${own.local.name}`
          : `* as ${own.local.name}`,
    );
  return parts[0]?.startsWith('*')
    ? `import ${parts[0]} from ${source.raw};`
    : `import {${parts.join(', ')}} from ${source.raw};`;
}

/** Returns the name of an event handler or hook in the document's own code. */
function findHandler(node) {
  if (Array.isArray(node)) {
    for (const item of node) {
      const found = findHandler(item);
      if (found) return found;
    }
    return undefined;
  }
  if (!node || typeof node !== 'object') return undefined;
  if (
    node.type === 'Property' &&
    /^on[A-Z]/.test(node.key.name ?? node.key.value ?? '') &&
    !['Literal', 'TemplateLiteral'].includes(node.value.type)
  )
    return node.key.name ?? node.key.value;
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    /^use[A-Z]/.test(node.callee.name) &&
    !harmless.test(node.callee.name)
  )
    return node.callee.name;
  for (const [name, value] of Object.entries(node)) {
    if (name === 'type') continue;
    const found = findHandler(value);
    if (found) return found;
  }
  return undefined;
}
