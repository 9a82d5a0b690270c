import path from 'node:path';
import autoprefixer from 'autoprefixer';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  browserChunks,
  compileHint,
  filesOf,
  keepFiles,
  listModules,
  markBundle,
  minimizerOptions,
  trimGenerated,
  unasked,
} from './bundler';
import {isBuild, trimClientConfig} from './clientConfig';

type Make = new (options: object) => object;
type Rspack = {readonly SwcJsMinimizerRspackPlugin: Make; readonly BannerPlugin: Make};

/**
 * package.json says `"type": "module"`, while Docusaurus generates CommonJS in two places: its registry of routes
 * and the bundle that renders the pages. Both are told so here. The bundle of the browser is cut into parts.
 */
export default function siteModules(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, localizationDir, outDir} = context;
  trimClientConfig(context);
  const list = (name: string) =>
    listModules(siteDir, path.join(generatedFilesDir, `${name}-modules.json`));
  return {
    name: 'site-modules',
    // All else that Docusaurus has a plugin for, and loads for a second, every browser that the site is made for knows.
    configurePostCss: (options) => ({...options, config: false, plugins: [autoprefixer]}),
    configureWebpack(config, isServer, {currentBundler}) {
      const isBrowser = isBuild() && !isServer;
      const generated = {test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'};
      const {SwcJsMinimizerRspackPlugin, BannerPlugin} = currentBundler.instance as never as Rspack;
      if (isBrowser) {
        config.entry = path.join(siteDir, 'src/client/start.ts');
        const {minimizer} = config.optimization ?? {};
        // The one of Docusaurus writes for browsers of 2009, and every Chinese character as six Latin ones.
        if (minimizer) minimizer[0] = new SwcJsMinimizerRspackPlugin({minimizerOptions}) as never;
      }
      const words = {
        resource: (file: string) =>
          file.startsWith(path.join(siteDir, 'src')) && /\.tsx?$/.test(file),
        enforce: 'pre',
        loader: path.join(siteDir, 'src/plugins/site-modules/words.cjs'),
        options: {file: path.join(localizationDir, 'code.json')},
      };
      const rules = [
        generated,
        ...(isBuild() ? [words] : []),
        ...(isServer ? [filesOf(siteDir)] : []),
        ...(isBrowser ? [trimGenerated(siteDir, generatedFilesDir)] : []),
      ];
      return {
        module: {rules},
        plugins: [
          ...(isServer ? [markBundle, keepFiles(outDir), list('server')] : [list('browser')]),
          ...(isBrowser ? [new BannerPlugin(compileHint)] : []),
        ],
        ...(!isServer && {output: {trustedTypes: {policyName: 'docs-bundler'}}}),
        ...(isBrowser && {optimization: browserChunks, resolve: {alias: unasked}}),
      } as never;
    },
  };
}
