/** Checks at the start of a build that Docusaurus is as the plugin expects. */
const {existsSync, readFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const path = require('node:path');

/** Files of Docusaurus that the plugin uses or replaces without being documented, each with a name that it needs. */
const internals = {
  '@docusaurus/core/lib/client/BrokenLinksContext.js': 'useBrokenLinksContext',
  '@docusaurus/core/lib/client/browserContext.js': 'BrowserContextProvider',
  '@docusaurus/core/lib/client/docusaurus.js': 'preload',
  '@docusaurus/theme-classic/lib/prism-include-languages.js': 'prismIncludeLanguages',
  '@docusaurus/theme-classic/lib/theme/CodeBlock/Buttons/index.js': 'export default',
  '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/index.js': 'usePrismTheme',
  '@docusaurus/theme-classic/lib/theme/Details/index.js': 'summary|Details',
  '@docusaurus/theme-classic/lib/theme/MDXContent/index.js': 'MDXProvider',
  '@docusaurus/theme-classic/lib/theme/Tabs/index.js': 'useTabs',
  '@docusaurus/theme-common/lib/hooks/useCodeWordWrap.js': 'codeBlockRef',
  '@docusaurus/theme-common/lib/hooks/usePrismTheme.js': 'usePrismTheme',
  '@docusaurus/theme-common/lib/internal.js': 'CodeBlockContextProvider',
};

/** Returns what the plugin misses in the installed Docusaurus, if anything. */
module.exports = function findMissing(siteDir, router) {
  if (router === 'hash') return 'the hash router, which has no HTML of pages';
  const resolve = createRequire(path.join(siteDir, 'package.json'));
  const folders = resolve.resolve.paths('x');
  // Packages of a preset that are not installed beside it.
  try {
    folders.push(
      ...createRequire(resolve.resolve('@docusaurus/preset-classic')).resolve.paths('x'),
    );
  } catch {
    // The site has no preset.
  }
  for (const [file, part] of Object.entries(internals)) {
    const found = folders.map((folder) => path.join(folder, file)).find(existsSync);
    if (!found) return `a Docusaurus without ${file}`;
    if (!new RegExp(part).test(readFileSync(found, 'utf8')))
      return `a Docusaurus whose ${file} has no ${part}`;
  }
  return undefined;
};
