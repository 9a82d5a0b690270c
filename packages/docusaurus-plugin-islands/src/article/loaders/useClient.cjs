/** Server bundle: turns the exports of a module with 'use client' into islands. */
const path = require('node:path');
const {isClient, islandId, root} = require('./clients.cjs');
const {exportsOf} = require('./readModule.cjs');

module.exports = function useClient(text) {
  if (this.resourceQuery === '?component' || !isClient(text)) return text;
  const {siteDir} = this.getOptions();
  const {names, others} = exportsOf(text, this.resourcePath);
  // Documents that import it stay whole: `createFollower` gives the reason.
  if (others.length > 0) return text;
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
