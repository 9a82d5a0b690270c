/** A release that a registry may lack. */
export type Gap = {
  readonly version: string;
  readonly date: string;
  /** The lowest version of Rsbuild that its range allows. */
  readonly rsbuild: string;
  /** Options and flags that are like in the next release of the registry; all others are like in the one before. */
  readonly has: readonly string[];
};

/**
 * Mirrors of the registry lack releases of Rslib. This is what the tags of upstream's repository say of those, read from
 * their sources: `git show v0.11.1:packages/core/src/types/config.ts` has `dts.alias`, that of v0.11.0 has not;
 * flags stand in `packages/core/src/cli/`, the range of Rsbuild in `packages/core/package.json`. Where the registry
 * has the release, it is read from there.
 */
export const gaps: readonly Gap[] = [
  {
    version: '0.1.2',
    date: '2024-12-02',
    rsbuild: '1.1.7',
    has: [
      'resolve.alias',
      'resolve.aliasStrategy',
      'resolve.dedupe',
      'source.alias',
      'source.aliasStrategy',
    ],
  },
  {
    version: '0.2.0',
    date: '2024-12-24',
    rsbuild: '1.1.12',
    has: [],
  },
  {
    version: '0.2.1',
    date: '2024-12-26',
    rsbuild: '1.1.13',
    has: [],
  },
  {
    version: '0.5.0',
    date: '2025-02-19',
    rsbuild: '1.2.9',
    has: [
      'outBase',
      'performance.buildCache',
      'redirect',
      'redirect.dts',
      'redirect.dts.extension',
      'redirect.dts.path',
    ],
  },
  {
    version: '0.5.1',
    date: '2025-02-21',
    rsbuild: '1.2.10',
    has: [
      'outBase',
      'performance.buildCache',
      'redirect',
      'redirect.dts',
      'redirect.dts.extension',
      'redirect.dts.path',
    ],
  },
  {
    version: '0.6.0',
    date: '2025-03-27',
    rsbuild: '1.3.0',
    has: [],
  },
  {
    version: '0.6.6',
    date: '2025-04-22',
    rsbuild: '1.3.9',
    has: [],
  },
  {
    version: '0.7.0',
    date: '2025-05-13',
    rsbuild: '1.3.19',
    has: ['format'],
  },
  {
    version: '0.8.0',
    date: '2025-05-20',
    rsbuild: '1.3.20',
    has: ['format'],
  },
  {
    version: '0.9.0',
    date: '2025-05-27',
    rsbuild: '1.3.21',
    has: ['format', 'umdName', 'umdName.amd', 'umdName.commonjs', 'umdName.root'],
  },
  {
    version: '0.10.0',
    date: '2025-06-16',
    rsbuild: '1.4.0-beta.4',
    has: ['logLevel'],
  },
  {
    version: '0.10.2',
    date: '2025-06-20',
    rsbuild: '1.4.0-beta.4',
    has: [],
  },
  {
    version: '0.10.3',
    date: '2025-06-25',
    rsbuild: '1.4.2',
    has: ['tools.postcss'],
  },
  {
    version: '0.11.1',
    date: '2025-08-01',
    rsbuild: '1.4.12',
    has: ['dts', 'dts.alias', 'output.filename', 'output.filename.wasm'],
  },
  {
    version: '0.12.0',
    date: '2025-08-13',
    rsbuild: '1.5.0-beta.3',
    has: [
      'output.filename',
      'output.filename.assets',
      'output.filename.css',
      'output.filename.font',
      'output.filename.image',
      'output.filename.js',
      'output.filename.media',
      'output.filename.svg',
      'output.module',
    ],
  },
  {
    version: '0.13.1',
    date: '2025-09-10',
    rsbuild: '1.5.6',
    has: [],
  },
  {
    version: '0.16.0',
    date: '2025-10-21',
    rsbuild: '1.6.0-beta.1',
    has: [
      '--auto-extension',
      '--auto-external',
      '--bundle',
      '--clean',
      '--dist-path',
      '--dts',
      '--entry',
      '--externals',
      '--format',
      '--minify',
      '--no-auto-extension',
      '--no-auto-external',
      '--no-bundle',
      '--no-clean',
      '--no-dts',
      '--no-minify',
      '--syntax',
      '--target',
      '--tsconfig',
      'output.distPath',
    ],
  },
  {
    version: '0.18.1',
    date: '2025-11-24',
    rsbuild: '1.6.8',
    has: [],
  },
  {
    version: '0.21.1',
    date: '2026-04-14',
    rsbuild: '2.0.0',
    has: ['output.externals'],
  },
  {
    version: '0.21.2',
    date: '2026-04-15',
    rsbuild: '2.0.0',
    has: ['output.externals'],
  },
  {
    version: '0.21.4',
    date: '2026-05-07',
    rsbuild: '2.0.5',
    has: [
      'output.externals',
      'output.filenameHash',
      'output.filenameHash.enable',
      'output.filenameHash.format',
      'output.sourceMap',
      'output.sourceMap.extract',
    ],
  },
];
