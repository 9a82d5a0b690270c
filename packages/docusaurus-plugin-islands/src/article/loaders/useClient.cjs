/** Server bundle: turns the exports of a module with 'use client' into islands. */
const path = require('node:path');
const {isClient, islandId, root} = require('./client.cjs');

module.exports = function useClient(text) {
  if (this.resourceQuery === '?component' || !isClient(text)) return text;
  const {siteDir} = this.getOptions();
  const names = exportedNames(text);
  const others = names.filter((name) => name !== 'default' && !/^[A-Z]/.test(name));
  if (others.length > 0 || names.length === 0) {
    throw new Error(
      `A module with 'use client' exports only components and types: move ${others.join(', ') || 'its exports'} to a module of its own.`,
    );
  }
  const id = islandId(siteDir, this.resourcePath);
  return [
    `import {island} from ${JSON.stringify(path.join(root, 'server.js'))};`,
    `import * as components from ${JSON.stringify(`./${path.basename(this.resourcePath)}?component`)};`,
    ...names.map((name) =>
      name === 'default'
        ? `export default island(${JSON.stringify(id)}, components.default);`
        : `export const ${name} = island(${JSON.stringify(`${id}#${name}`)}, components.${name});`,
    ),
  ].join('\n');
};

const exported =
  /^export\s+(?:(default)\b|(?:async\s+)?(?:function|const|let|class)\s+(\w+)|\{([^}]*)\})/gm;
function exportedNames(text) {
  return [...text.matchAll(exported)].flatMap(([, byDefault, name, list]) => {
    if (byDefault) return ['default'];
    if (name) return [name];
    return list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item && !item.startsWith('type '))
      .map((item) => item.split(/\s+as\s+/).at(-1));
  });
}
