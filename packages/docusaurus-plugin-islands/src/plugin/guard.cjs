/**
 * Loader for compiled modules: redirects imports of hooks, handlers and components that need a browser to
 * the folder `guard`, which throws if they are rendered outside of an island.
 */
const {readFileSync} = require('node:fs');
const path = require('node:path');
const {isClient} = require('./findIslands.cjs');

/** Guards for all modules, by the import that they replace. Client modules need no others; `guards` is for the rest. */
const everywhere = {'@docusaurus/Head': 'Head.tsx'};

const guards = {
  ...everywhere,
  react: 'react.cjs',
  'react/jsx-runtime': 'jsxRuntime.ts',
  '@docusaurus/BrowserOnly': 'BrowserOnly.tsx',
  '@docusaurus/useIsBrowser': 'useIsBrowser.ts',
  '@docusaurus/theme-common': 'themeCommon.ts',
};

/** Matches imports at the start of a line only, because documents also mention imports in their text. */
const imported = /^((?:import|export)\b[^'";]*?\bfrom\s*)(['"])([^'"]+)\2/gm;

module.exports = function guard(text) {
  // `text` is compiled and may lack the directive 'use client', so look for it in the source.
  const own = isClient(readFileSync(this.resourcePath, 'utf8')) ? everywhere : guards;
  const {siteDir, folder} = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  return text.replace(imported, (all, before, _quote, request) => {
    if (!Object.hasOwn(own, request)) return all;
    const guard = path.join(folder, own[request]);
    return before + JSON.stringify(`${guard}?${encodeURIComponent(file)}`);
  });
};
