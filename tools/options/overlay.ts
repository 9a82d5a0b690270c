import {libNotes} from './notes/lib';
import {rsbuildNotes} from './notes/rsbuild';
import type {Overlay} from '../../src/compiler/records/options/note';

/** Groups of Rsbuild; the options of one stand in the order of the package. */
const groups = [
  'output',
  'source',
  'resolve',
  'tools',
  'splitChunks',
  'performance',
  'dev',
  'plugins',
  'logLevel',
] as const;

/** Settings that Rslib makes for Rspack and that readers ask for. */
export const bundlerSettings = [
  'externalsType',
  'output.library',
  'optimization.nodeEnv',
  'optimization.moduleIds',
  'resolve.extensionAlias',
] as const;

/**
 * What the packages do not say: summaries in both languages, defaults that need words, versions.
 * Everything else in `src/data/options.json` comes from the packages.
 */
export const overlay: Overlay = {
  order: [
    'format',
    'bundle',
    'autoExtension',
    'autoExternal',
    'redirect',
    'syntax',
    'externalHelpers',
    'banner',
    'footer',
    'dts',
    'shims',
    'id',
    'umdName',
    'outBase',
    'wasm',
    'experiments',
    ...groups,
  ],
  groups,
  leftOut: [
    'performance.chunkSplit',
    'performance.dnsPrefetch',
    'performance.preconnect',
    'performance.prefetch',
    'performance.preload',
    ...['assetPrefix', 'browserLogs', 'cliShortcuts', 'client', 'hmr', 'lazyCompilation'].map(
      (name) => `dev.${name}`,
    ),
    ...['liveReload', 'progressBar', 'setupMiddlewares', 'watchFiles'].map((name) => `dev.${name}`),
  ],
  leaves: [
    'experiments.exe.seaOptions',
    'dev.browserLogs',
    'dev.cliShortcuts',
    'dev.client',
    'dev.lazyCompilation',
    'dev.progressBar',
    'dev.setupMiddlewares',
    'dev.watchFiles',
    'output.copy',
    'output.externals',
    'output.inlineScripts',
    'output.inlineStyles',
    'output.minify.cssOptions',
    'output.minify.jsOptions',
    'output.sourceMap.extract',
    'performance.buildCache',
    'performance.chunkSplit',
    'performance.prefetch',
    'performance.preload',
    'performance.printFileSize.compressed',
    'plugins',
    'source.assetsInclude',
    'source.entry',
    'source.transformImport',
    'splitChunks',
    'tools.bundlerChain',
    'tools.cssExtract',
    'tools.cssLoader',
    'tools.htmlPlugin',
    'tools.lightningcssLoader',
    'tools.postcss',
    'tools.rspack',
    'tools.styleLoader',
    'tools.swc',
  ],
  names: {
    // Not exported, and what they stand for needs a page.
    AssetInfo: 'AssetInfo',
    ExeTarget: 'ExeTarget',
    PrintFileSizeAsset: 'PrintFileSizeAsset',
    RecursiveArrayOrRecord: 'CodeValue',
    SeaOptions: 'SeaOptions',
    "Pick<RawCopyPattern, 'from'> & Partial<Omit<RawCopyPattern, 'from'>>":
      '{ from: string; to?: string; /* … */ }',
    // Looser or stricter variants of types that readers know.
    LooseRsbuildPlugin: 'RsbuildPlugin',
    LoosePostCSSPlugin: 'PostCSSPlugin',
    NarrowedRspackConfig: 'Rspack.Configuration',
    RspackOptions: 'Rspack.Configuration',
  },
  otherFlags: [
    '--config',
    '--config-loader',
    '--env-dir',
    '--env-mode',
    '--help',
    '--lib',
    '--no-env',
    '--root',
    '--version',
    '--watch',
  ],
  notes: {...libNotes, ...rsbuildNotes},
};
