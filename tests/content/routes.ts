const below = (folder: string, names: readonly string[]): readonly string[] =>
  names.map((name) => `${folder}${name}`);

/** The table of routes of the site, without language. */
export const routeTable: readonly string[] = [
  '/',
  '/blog/',
  '/blog/introducing-rslib',
  '/config/',
  ...below('/config/lib/', [
    '',
    'format',
    'bundle',
    'auto-extension',
    'auto-external',
    'redirect',
    'syntax',
    'external-helpers',
    'banner',
    'footer',
    'dts',
    'shims',
    'id',
    'umd-name',
    'out-base',
  ]),
  ...below('/config/rsbuild/', ['', 'resolve', 'source', 'output', 'tools', 'plugins']),
  ...below('/guide/start/', ['', 'quick-start', 'glossary', 'npm-packages']),
  ...below('/guide/solution/', ['', 'nodejs', 'react', 'vue']),
  ...below('/guide/basic/', [
    'cli',
    'configure-rslib',
    'typescript',
    'output-format',
    'output-structure',
    'upgrade-rslib',
  ]),
  ...below('/guide/advanced/', [
    'third-party-deps',
    'output-compatibility',
    'dts',
    'static-assets',
    'svgr-files',
    'json-files',
    'module-federation',
    'storybook',
  ]),
  ...below('/guide/migration/', ['modernjs-module', 'tsup']),
  '/guide/faq/features',
];

/** Routes that this site has besides: the overview of the guide. */
export const addedRoutes: readonly string[] = ['/guide/'];

/** Routes that are no file of the content: a view, and the list of articles. */
export const viewRoutes: readonly string[] = ['/', '/blog/'];
