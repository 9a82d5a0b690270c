/**
 * A loader for compiled modules of the static page: hooks, handlers and components that need a browser come from
 * `src/islands/guard`, which throws when they are rendered outside of an island.
 */
const {readFileSync} = require('node:fs');
const path = require('node:path');
const {isClient} = require('./modules.cjs');

/** In islands, too. */
const everywhere = {'@docusaurus/Head': 'Head.tsx'};

const guards = {
  ...everywhere,
  react: 'react.cjs',
  'react/jsx-runtime': 'jsxRuntime.ts',
  '@docusaurus/BrowserOnly': 'BrowserOnly.tsx',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
  '@docusaurus/theme-common': 'themeCommon.ts',
};

/** An import at the beginning of a line: documents have some in their text, too. */
const imported = /^((?:import|export)\b[^'";]*?\bfrom\s*)(['"])([^'"]+)\2/gm;

module.exports = function guard(text) {
  // Compiled text may have lost its directive.
  const own = isClient(readFileSync(this.resourcePath, 'utf8')) ? everywhere : guards;
  const {siteDir, folder} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  return text.replace(imported, (all, before, _quote, request) => {
    if (!Object.hasOwn(own, request)) return all;
    const guard = path.join(folder, own[request]);
    return before + JSON.stringify(`${guard}?${encodeURIComponent(file)}`);
  });
};
