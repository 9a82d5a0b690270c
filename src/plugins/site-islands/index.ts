import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isBuild} from '../isBuild';
import {Joi, validateOptions} from '../validateOptions';
import modules from './findIslands.cjs';

type Options = {
  /** Folders of documents and pages, relative to the site. */
  readonly folders: readonly string[];
  /** Folders with overrides of the theme, relative to the site. */
  readonly themes: readonly string[];
};

/** Makes builds render modules with `'use client'` as islands of a static page. */
export default function siteIslands(
  {siteDir, generatedFilesDir}: LoadContext,
  {folders, themes}: Options,
): Plugin {
  const here = path.join(siteDir, 'src/plugins/site-islands');
  const runtime = path.join(siteDir, 'src/islands');
  const isOwn = (file: string): boolean =>
    file.startsWith(siteDir + path.sep) &&
    !file.startsWith(runtime + path.sep) &&
    !/[\\/](?:node_modules|\.docusaurus[^\\/]*|\.cache)[\\/]/.test(file.slice(siteDir.length));

  const loaders = [
    {
      resource: (file: string) => isOwn(file) && /\.[jt]sx?$/.test(file),
      enforce: 'pre',
      loader: path.join(here, 'useClient.cjs'),
      options: {siteDir, runtime: path.join(runtime, 'server.tsx')},
    },
    {
      resource: (file: string) => isOwn(file) && /\.(?:tsx?|jsx?|mdx?)$/.test(file),
      enforce: 'post',
      loader: path.join(here, 'guard.cjs'),
      options: {siteDir, folder: path.join(runtime, 'guard')},
    },
  ];

  return {
    name: 'site-islands',
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) {
        const files = isBuild() ? modules.findIslands(siteDir, folders, themes) : [];
        writeFileSync(path.join(generatedFilesDir, 'islands.js'), registry(siteDir, files));
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance as never as {
        NormalModuleReplacementPlugin: new (test: RegExp, file: string) => object;
      };
      return {
        module: {rules: isServer && isBuild() ? loaders : []},
        plugins: [
          // Replaces Docusaurus' color mode, whose provider would have separate state in each island.
          new NormalModuleReplacementPlugin(
            /[\\/]contexts[\\/]colorMode(?:\.js)?$/,
            path.join(siteDir, 'src/hooks/colorMode.ts'),
          ),
        ],
      } as never;
    },
  };
}

siteIslands.validateOptions = validateOptions<Options>({
  folders: Joi.array().items(Joi.string()).required(),
  themes: Joi.array().items(Joi.string()).required(),
});

/** Returns the source of a module that maps the id of each island to a function that evaluates the island's module. */
function registry(siteDir: string, files: readonly string[]): string {
  const entries = files.map(
    (file) =>
      `  ${JSON.stringify(modules.islandId(siteDir, file))}: () => require(${JSON.stringify(file)}),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}
