import {writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import type * as Validation from '@docusaurus/utils-validation';
import modules from './findIslands.cjs';

const require = createRequire(import.meta.url);
/** Loaded by `require`, because Node.js cannot import named exports of this CommonJS package. */
const {Joi} = require('@docusaurus/utils-validation') as typeof Validation;
/** Sources of this package. The bundled configuration of a site is in another folder. */
const runtime = path.join(
  path.dirname(require.resolve('docusaurus-plugin-islands/package.json')),
  'src',
);

const isBuild = (): boolean => process.env.NODE_ENV !== 'development';

type Options = {
  /** Folders of documents and pages, relative to the site. */
  readonly folders: readonly string[];
  /** Folders with overrides of the theme, relative to the site. */
  readonly themes: readonly string[];
  /** Ids of islands that few pages have, or that can wait. Each is a chunk of its own, loaded before its hydration. */
  readonly separate: readonly string[];
  /** Module that replaces Docusaurus' color mode, relative to the site. Its provider would have state in each island. */
  readonly colorMode: string;
};

/** Makes builds render modules with `'use client'` as islands of a static page. */
export default function siteIslands(
  {siteDir, generatedFilesDir}: LoadContext,
  {folders, themes, separate, colorMode}: Options,
): Plugin {
  const here = path.join(runtime, 'plugin');
  const isOwn = (file: string): boolean =>
    file.startsWith(siteDir + path.sep) &&
    !file.startsWith(runtime + path.sep) &&
    !/[\\/](?:node_modules|\.docusaurus[^\\/]*|\.cache)[\\/]/.test(file.slice(siteDir.length));

  // Written when the bundle of the browser is configured, which is before any bundle is compiled.
  const registryFile = path.join(generatedFilesDir, 'islands.js');
  const loaders = [
    {
      resource: (file: string) => isOwn(file) && /\.[jt]sx?$/.test(file),
      enforce: 'pre',
      loader: path.join(here, 'useClient.cjs'),
      options: {siteDir, runtime: path.join(runtime, 'server.tsx'), registryFile},
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
    configureWebpack({entry}, isServer, {currentBundler}) {
      if (!isServer) {
        const files = isBuild() ? modules.findIslands(siteDir, folders, themes) : [];
        writeFileSync(registryFile, registry(siteDir, files, separate));
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance as never as {
        NormalModuleReplacementPlugin: new (test: RegExp, file: string) => object;
      };
      const {main} = entry as {readonly main: string};
      return {
        ...(isServer && isBuild() && {entry: {main: [path.join(runtime, 'contexts.cjs'), main]}}),
        module: {rules: isServer && isBuild() ? loaders : []},
        plugins: [
          new NormalModuleReplacementPlugin(
            /[\\/]contexts[\\/]colorMode(?:\.js)?$/,
            path.join(siteDir, colorMode),
          ),
        ],
      } as never;
    },
  };
}

const schema = Joi.object({
  folders: Joi.array().items(Joi.string()).required(),
  themes: Joi.array().items(Joi.string()).required(),
  separate: Joi.array().items(Joi.string()).default([]),
  colorMode: Joi.string().required(),
});

siteIslands.validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Options, Options>): Options => validate(schema as never, options);

/**
 * Returns the source of a module that maps the id of each island to a function that evaluates the island's module, or
 * loads its chunk. Throws if `separate` names an island that does not exist.
 */
function registry(siteDir: string, files: readonly string[], separate: readonly string[]): string {
  const ids = files.map((file) => modules.islandId(siteDir, file));
  const unknown = separate.filter((id) => files.length > 0 && !ids.includes(id));
  if (unknown.length > 0)
    throw new Error(
      `The option "separate" of site-islands names ${unknown.join(', ')}, but no page has such an island. The islands are ${ids.join(', ')}.`,
    );
  const entries = files.map((file, index) => {
    const id = ids[index]!;
    const chunk = `island-${id.replaceAll('/', '-')}`;
    const load = separate.includes(id)
      ? `import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(file)})`
      : `require(${JSON.stringify(file)})`;
    return `  ${JSON.stringify(id)}: () => ${load},`;
  });
  return ['export default {', ...entries, '};', ''].join('\n');
}
