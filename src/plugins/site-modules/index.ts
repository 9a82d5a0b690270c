import type {LoadContext, Plugin} from '@docusaurus/types';
import {trimClientConfig} from './clientConfig';

type Compilation = {
  hooks: {processAssets: {tap(name: string, run: () => void): void}};
  emitAsset(name: string, source: unknown): void;
};
type Compiler = {
  hooks: {thisCompilation: {tap(name: string, run: (compilation: Compilation) => void): void}};
  webpack: {sources: {RawSource: new (text: string) => unknown}};
};

/** Tells Node that the bundle which renders the pages is CommonJS. */
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

/**
 * package.json says `"type": "module"`, while Docusaurus generates CommonJS in two places: its registry of routes
 * and the bundle that renders the pages. Both are told so here.
 */
export default function siteModules(context: LoadContext): Plugin {
  const {generatedFilesDir} = context;
  trimClientConfig(context);
  return {
    name: 'site-modules',
    configureWebpack: (_config, isServer) => ({
      module: {rules: [{test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'}]},
      plugins: isServer ? [markBundle] : [],
    }),
  };
}
