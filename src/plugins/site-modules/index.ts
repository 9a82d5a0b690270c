import type {LoadContext, Plugin} from '@docusaurus/types';

type Compilation = {
  hooks: {processAssets: {tap(name: string, run: () => void): void}};
  emitAsset(name: string, source: unknown): void;
};
type Compiler = {
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
  webpack: {sources: {RawSource: new (text: string) => unknown}};
};

const buildOnly = new Set([
  'presets',
  'plugins',
  'themes',
  'ssrTemplate',
  'headTags',
  'scripts',
  'stylesheets',
  'markdown',
  'staticDirectories',
  'clientModules',
]);

/**
 * package.json says `"type": "module"`, while Docusaurus generates CommonJS in two places: its registry of routes
 * and the bundle that renders the pages. Both are told so here.
 */
export default function siteModules({
  generatedFilesDir,
  siteConfig,
  codeTranslations,
}: LoadContext): Plugin {
  // What the build alone says is handed to the views that show it; the browser's catalogue goes without.
  for (const id of Object.keys(codeTranslations)) {
    if (id.startsWith('build.')) delete codeTranslations[id];
  }
  // The configuration that the browser gets is this object written as JSON. It has no use for how the site is built,
  // which is large and names folders of the building machine. No documented way: `tests/content/built` watches it.
  Object.defineProperty(siteConfig, 'toJSON', {
    value(this: Readonly<Record<string, unknown>>) {
      return Object.fromEntries(Object.entries(this).filter(([key]) => !buildOnly.has(key)));
    },
  });
  return {
    name: 'site-modules',
    configureWebpack(_config, isServer) {
      const markBundle = {
        apply(compiler: Compiler) {
          compiler.hooks.thisCompilation.tap('site-modules', (compilation) => {
            compilation.hooks.processAssets.tap('site-modules', () => {
              const {RawSource} = compiler.webpack.sources;
              compilation.emitAsset('package.json', new RawSource('{"type":"commonjs"}'));
            });
          });
        },
      };
      return {
        module: {rules: [{test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'}]},
        plugins: isServer ? [markBundle] : [],
      };
    },
  };
}
