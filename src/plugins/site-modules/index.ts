import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listModules, markBundle} from './bundler';
import {trimClientConfig} from './clientConfig';

/**
 * package.json says `"type": "module"`, while Docusaurus generates CommonJS in two places: its registry of routes
 * and the bundle that renders the pages. Both are told so here.
 */
export default function siteModules(context: LoadContext): Plugin {
  const {siteDir, generatedFilesDir} = context;
  trimClientConfig(context);
  const list = path.join(generatedFilesDir, 'browser-modules.json');
  return {
    name: 'site-modules',
    configureWebpack: (_config, isServer) => ({
      module: {rules: [{test: /\.js$/, include: generatedFilesDir, type: 'javascript/auto'}]},
      plugins: [isServer ? markBundle : listModules(siteDir, list)],
      ...(!isServer && {output: {trustedTypes: {policyName: 'docs-bundler'}}}),
    }),
  };
}
