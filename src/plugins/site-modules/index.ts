import path from 'node:path';
import autoprefixer from 'autoprefixer';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../isBuild';
import {
  browserChunks,
  commonJsBundle,
  compileHint,
  copyFiles,
  emitFilesRule,
  listModules,
  minimizerOptions,
  trimGeneratedRule,
  unusedModules,
} from './bundlerPlugins';
import {replaceable, replaceMessages, trimClientConfig} from './clientConfig';

type PluginClass = new (options: object) => object;
type Rspack = {readonly [Name in 'SwcJsMinimizerRspackPlugin' | 'BannerPlugin']: PluginClass};

/**
 * Configures the bundles: allows CommonJS in generated files and in the server bundle despite `"type": "module"` in
 * package.json, splits and minifies the browser bundle, and removes unused data.
 */
export default function siteModules(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir, localizationDir, outDir} = context;
  replaceMessages(context);
  trimClientConfig(context);
  const list = (name: string) =>
    listModules(siteDir, path.join(generatedFilesDir, `${name}-modules.json`));
  return {
    name: 'site-modules',
    // Autoprefixer only: supported browsers do not need Docusaurus' other plugins, which take a second to load.
    configurePostCss: (options) => ({...options, config: false, plugins: [autoprefixer]}),
    configureWebpack(config, isServer, {currentBundler}) {
      const isBrowser = isBuild() && !isServer;
      const generated = {test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'};
      const {SwcJsMinimizerRspackPlugin, BannerPlugin} = currentBundler.instance as never as Rspack;
      if (isBrowser) {
        config.entry = path.join(siteDir, 'src/client/start.ts');
        const {minimizer} = config.optimization ?? {};
        // Replaces Docusaurus' minimizer, which targets ES5 and escapes Chinese characters.
        if (minimizer) minimizer[0] = new SwcJsMinimizerRspackPlugin({minimizerOptions}) as never;
      }
      const messages = {
        resource: (file: string) =>
          file.startsWith(path.join(siteDir, 'src')) && /\.tsx?$/.test(file),
        enforce: 'pre',
        loader: path.join(siteDir, 'src/plugins/site-modules/inlineMessages.cjs'),
        options: {file: path.join(localizationDir, 'code.json'), replaced: replaceable},
      };
      const rules = [
        generated,
        ...(isBuild() ? [messages] : []),
        ...(isServer ? [emitFilesRule(siteDir)] : []),
        ...(isBrowser ? [trimGeneratedRule(siteDir, generatedFilesDir)] : []),
      ];
      return {
        module: {rules},
        plugins: [
          ...(isServer ? [commonJsBundle, copyFiles(outDir), list('server')] : []),
          ...(isBrowser ? [list('browser'), new BannerPlugin(compileHint)] : []),
        ],
        ...(!isServer && {output: {trustedTypes: {policyName: 'docs-bundler'}}}),
        ...(isBrowser && {optimization: browserChunks, resolve: {alias: unusedModules}}),
      } as never;
    },
  };
}
