import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {checkOptions} from '../checkOptions';
import modules from './modules.cjs';

type Options = {
  /** Folders of documents and pages, relative to the site. */
  readonly folders: readonly string[];
  /** Folders with overrides of the theme, relative to the site. */
  readonly themes: readonly string[];
};

/** Turns modules that begin with `'use client'` into islands of an otherwise static page. Only a build has them. */
export default function siteIslands(
  {siteDir, generatedFilesDir}: LoadContext,
  given: unknown,
): Plugin {
  const {folders, themes} = checkOptions<Options>('site-islands', given, {
    folders: 'object',
    themes: 'object',
  });
  const isBuild = process.env.NODE_ENV !== 'development';
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
        const files = isBuild ? modules.findIslands(siteDir, folders, themes) : [];
        writeFileSync(path.join(generatedFilesDir, 'islands.js'), registry(siteDir, files));
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance as never as {
        NormalModuleReplacementPlugin: new (test: RegExp, file: string) => object;
      };
      return {
        module: {rules: isServer && isBuild ? loaders : []},
        plugins: [
          // Its provider would hold a state of its own in each island.
          new NormalModuleReplacementPlugin(
            /[\\/]contexts[\\/]colorMode(?:\.js)?$/,
            path.join(siteDir, 'src/hooks/colorMode.ts'),
          ),
        ],
      } as never;
    },
  };
}

/** Returns the module that finds each island by its id. Each is evaluated when it is first needed. */
function registry(siteDir: string, files: readonly string[]): string {
  const entries = files.map(
    (file) =>
      `  ${JSON.stringify(modules.islandId(siteDir, file))}: () => require(${JSON.stringify(file)}),`,
  );
  return ['export default {', ...entries, '};', ''].join('\n');
}
