import {parse as parseYaml} from 'yaml';
import type {OptionNote, Overlay} from '../../src/compiler/records/options/optionNote';
import type {LocalizedText} from '../../src/site/locales';
import {read} from '../support/files';

/** Groups of Rsbuild's options, which are shown in the order of the package. */
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

/** Settings of Rspack that Rslib changes and that pages show. */
export const bundlerSettings = [
  'externalsType',
  'output.library',
  'optimization.nodeEnv',
  'optimization.moduleIds',
  'resolve.extensionAlias',
] as const;

/** Facts that the packages do not contain: summaries, and defaults that need words. */
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
    'lib',
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
    // Not exported, and too long to write out.
    AssetInfo: 'AssetInfo',
    ExeTarget: 'ExeTarget',
    PrintFileSizeAsset: 'PrintFileSizeAsset',
    RecursiveArrayOrRecord: 'CodeValue',
    SeaOptions: 'SeaOptions',
    "Pick<RawCopyPattern, 'from'> & Partial<Omit<RawCopyPattern, 'from'>>":
      '{ from: string; to?: string; /* … */ }',
    // Variants of well-known types.
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
  notes: readNotes(),
};

/** Reads `notes.yml`, in which the languages of a summary are fields of the note. */
function readNotes(): Overlay['notes'] {
  const notes = parseYaml(read('tools/options/notes.yml')) as Readonly<
    Record<string, LocalizedText & Omit<OptionNote, 'summary'>>
  >;
  return Object.fromEntries(
    Object.entries(notes).map(([name, {en, 'zh-Hans': zh, ...more}]) => [
      name,
      {summary: {en, 'zh-Hans': zh}, ...more},
    ]),
  );
}
