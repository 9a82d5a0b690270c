/**
 * Runs after Docusaurus' MDX loader, in both bundles of a build. If the module can be static, its component becomes an
 * article: in the server bundle a marked one, in the browser bundle one that keeps the server's HTML.
 */
const path = require('node:path');
const {root} = require('./clients.cjs');
const {readProgram, readSyntax} = require('./readModule.cjs');

const runtime = (name) => JSON.stringify(path.join(root, name));
/** Exports that Docusaurus reads in the browser. */
const kept = new Set(['frontMatter', 'contentTitle', 'metadata', 'assets', 'toc']);

module.exports = function mdx(text) {
  if (this.resourceQuery.includes('islands-styles')) return text;
  const {resourcePath} = this;
  const {siteDir, isServer, isExcluded, followDocument, record} = this.getOptions();
  const program = readSyntax(text, this.resourcePath);
  const requests = program.body.filter(({source}) => source).map(({source}) => source.value);
  const isContent = ({id}) => id && /^(?:MDXContent|_createMdxContent)$/.test(id.name);
  const content = program.body.filter((node) => isContent(node.declaration ?? node));
  const name = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  const {reason, clients, files} = decide();
  for (const file of files) this.addDependency(file);
  if (!isServer) record(name, this.resourceQuery, reason);

  function decide() {
    if (isExcluded(name)) return {reason: 'excluded', files: []};
    if (isOptedOut(program)) return {reason: 'islands: false', files: []};
    return followDocument(resourcePath, readProgram(program));
  }

  const local = text.replace('export default function MDXContent(', 'function MDXContent(');
  if (reason) {
    if (isServer) return text;
    // Brings the components of MDX, which MDXContent does not bring in the browser.
    return `${local}
import {jsx as __jsx} from 'react/jsx-runtime';
import {MDXProvider as __Provider} from '@mdx-js/react';
import __components from '@theme/MDXComponents';
export default function Page(props) { return __jsx(__Provider, {components: __components, children: __jsx(MDXContent, props)}); }`;
  }
  const id = name + this.resourceQuery;
  if (isServer) {
    return `import {article as __article} from ${runtime('server.js')};
${local}
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
  const registry = [...clients].map(
    ([island, request]) => `${JSON.stringify(island)}: () => require(${JSON.stringify(request)})`,
  );
  return [
    `import {createArticle as __create} from ${runtime('Article.js')};`,
    ...styles.map((request) =>
      /\.(?:css|s[ac]ss|less)$/.test(request)
        ? `import ${JSON.stringify(request)};`
        : `import ${JSON.stringify(`${request}?islands-styles`)};`,
    ),
    ...output,
    `export default __create(${JSON.stringify(id)}, {${registry.join(', ')}});`,
    ...(images.length + assets.length > 0
      ? [`export const __assets = () => [${[...images, ...assets].join(', ')}];`]
      : []),
  ].join('\n');
};

/** Returns true if the front matter has `islands: false`. */
function isOptedOut({body}) {
  const declarators = body.flatMap(({declaration}) => declaration?.declarations ?? []);
  const frontMatter = declarators.find(({id}) => id.name === 'frontMatter')?.init;
  return (frontMatter?.properties ?? []).some(({key, value}) => {
    const isFalse = value.value === false || (value.operator === '!' && value.argument.value === 1);
    return (key.name ?? key.value) === 'islands' && isFalse;
  });
}

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
