import type {RouteTerms, Term} from './types';

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Options of a group: each is named, and leads to its page on Rsbuild's site, in either language. */
function options(group: string, names: readonly string[]): readonly Term[] {
  return names.flatMap((name) => [
    `${group}.${name}`,
    {link: `https://rsbuild.rs/config/${group}/${kebab(name)}`},
  ]);
}

/** Versions that were seen to work with this release. */
const versions: readonly (readonly [string, string])[] = [
  ['@rsbuild/plugin-react', '2.1.1'],
  ['@rsbuild/plugin-sass', '2.0.1'],
  ['@rsbuild/plugin-svgr', '2.0.5'],
  ['@rsbuild/plugin-yaml', '1.0.5'],
  ['@rsbuild/plugin-vue', '1.2.9'],
  ['@module-federation/rsbuild-plugin', '2.9.2'],
];

export const rsbuildTerms: readonly RouteTerms[] = [
  {
    route: '/config/rsbuild/',
    terms: [
      '`environments`',
      '`lib`',
      ...['resolve', 'source', 'output', 'tools', 'plugins'].map((name) => ({
        link: `/config/rsbuild/${name}`,
      })),
      '`logLevel`',
      '`performance`',
    ],
  },
  {
    route: '/config/rsbuild/resolve',
    terms: [
      ...options('resolve', [
        'alias',
        'aliasStrategy',
        'conditionNames',
        'dedupe',
        'extensions',
        'mainFields',
      ]),
      ['`resolve.aliasStrategy`', "`'prefer-tsconfig'`", "`'prefer-alias'`"],
      ['`resolve.extensions`', ...['.ts', '.tsx', '.mjs', '.js', '.jsx', '.json']],
      '`paths`',
      // Renames what stays an import; an alias exchanges what is bundled.
      '`output.externals`',
      // What becomes of an alias that is not bundled.
      [/bundleless/i, /relative|相对/],
    ],
  },
  {
    route: '/config/rsbuild/source',
    terms: [
      ...options('source', [
        'entry',
        'define',
        'include',
        'exclude',
        'decorators',
        'transformImport',
        'tsconfigPath',
        'assetsInclude',
        'preEntry',
      ]),
      // Both forms of the flag.
      '`--entry`',
      /--entry \w+=/,
      '`src/index`',
      '`src/**`',
      ['`source.decorators`', "`'2023-11'`", "`'legacy'`", '`experimentalDecorators`'],
      ['`source.tsconfigPath`', '`--tsconfig`'],
      ['`source.exclude`', 'SWC'],
      'configuration should be an object, but received string',
      'No entry files matching',
    ],
  },
  {
    route: '/config/rsbuild/output',
    terms: [
      ...options('output', [
        'target',
        'distPath',
        'filename',
        'filenameHash',
        'externals',
        'autoExternal',
        'minify',
        'sourceMap',
        'cleanDistPath',
        'copy',
        'assetPrefix',
        'dataUriLimit',
        'cssModules',
        'emitCss',
        'injectStyles',
        'inlineScripts',
        'inlineStyles',
        'legalComments',
        'manifest',
        'charset',
        'overrideBrowserslist',
        'polyfill',
      ]),
      // Flags.
      ['`output.target`', '`--target`'],
      ['`output.distPath`', '`--dist-path`'],
      ['`output.externals`', '`--externals`'],
      ['`output.autoExternal`', '`--auto-external`'],
      ['`output.minify`', '`--minify`'],
      ['`output.cleanDistPath`', '`--clean`'],
      // Defaults.
      ['`output.target`', /\bnode\b/, /\bweb\b/],
      ['`output.distPath`', /\bdist\b/, "`'./'`", 'static/'],
      ['`output.filenameHash`', '`false`'],
      ['`output.autoExternal`', '`true`', '`false`'],
      ['`output.cleanDistPath`', "`'auto'`"],
      ['`output.assetPrefix`', "`'auto'`", "`'/'`"],
      ['`output.dataUriLimit`', '`0`'],
      ['`output.cssModules`', '`namedExport`', '`exportGlobals`', "`'camelCase'`"],
      ['`output.injectStyles`', '`false`'],
      ['`output.inlineScripts`', '`false`'],
      ['`output.inlineStyles`', '`false`'],
      ['`output.legalComments`', "`'linked'`"],
      ['`output.manifest`', '`false`'],
      ['`output.polyfill`', "`'off'`"],
      // How an external is loaded, by format.
      '`modern-module`',
      '`commonjs-import`',
      '`umd`',
      '`global`',
      // Externals of a UMD file are named for every way of loading.
      ['root', 'commonjs', 'commonjs2', 'amd'],
      // Built-in modules of Node.js stay outside by themselves.
      /node:|built-in|内置/,
    ],
  },
  {
    route: '/config/rsbuild/tools',
    terms: [
      ...options('tools', [
        'rspack',
        'bundlerChain',
        'swc',
        'postcss',
        'cssLoader',
        'lightningcssLoader',
        'styleLoader',
      ]),
      'rspack-chain',
      /rslib inspect/,
    ],
  },
  {
    route: '/config/rsbuild/plugins',
    terms: [
      '`plugins`',
      '`RsbuildPlugin`',
      ['`rspack`', '`rsbuild`', '`@rslib/core`'],
      ['`modifyEnvironmentConfig`', '`modifyRsbuildConfig`'],
      ...[
        'React',
        'Vue',
        'Svelte',
        'Solid',
        'Preact',
        'Sass',
        'Less',
        'Stylus',
        'Babel',
        'Tailwind CSS',
        'ESLint',
        'publint',
        'MDX',
        'YAML',
        'TOML',
        'UMD',
      ],
      /svgr/i,
      /Module Federation|模块联邦/,
      /node.polyfill/i,
      /type.check/i,
      /are.?the.?types.?wrong/i,
      /image.compress|图片压缩|压缩图片/i,
      /typed.css.modules/i,
      /check.syntax/i,
      /source.build/i,
      /styled.components/i,
      ...versions.map(([name, version]): Term => [name, version]),
    ],
  },
];
