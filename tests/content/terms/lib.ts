import type {RouteTerms, Term} from './types';

/** An option, where it is said that this is its default. */
function standard(name: string, value: string | RegExp): Term {
  return [`\`${name}\``, value];
}

/** Versions of ECMAScript that `syntax` takes. */
const versions = [
  'es5',
  'es6',
  ...Array.from({length: 11}, (_, index) => `es${2015 + index}`),
  'esnext',
];

const bannerAndFooter = (name: 'banner' | 'footer'): readonly Term[] => [
  [`\`${name}\``, '`{}`'],
  [`\`${name}.js\``, '`string`'],
  [`\`${name}.css\``, '`string`'],
  [`\`${name}.dts\``, '`string`'],
  '`BannerPlugin`',
  // The text is put in as it is: comment marks are the writer's business.
  /\braw\b/,
  '/*',
  // A plugin of one's own, for finer control; it does not reach declaration files.
  /tools\.rspack|tools: \{ rspack/,
  '`vue-tsc`',
];

export const libTerms: readonly RouteTerms[] = [
  {
    route: '/config/lib/',
    terms: [
      '`[{}]`',
      // Which options go where.
      [
        ...'autoExtension banner bundle dts externalHelpers footer format outBase redirect shims syntax wasm'
          .split(' ')
          .map((name) => `\`${name}\``),
      ],
      ['`id`', '`umdName`', '`experiments`'],
      '`environments`',
      // The facts show one folder; the recorded example keeps the formats apart, because declaration files of two
      // items in one folder can get lost.
      /dist\/(?:esm\/)?index\.js/,
      /dist\/(?:cjs\/)?index\.cjs/,
      // Every field of an item, with its default.
      ['`id`', '`string`'],
      standard('format', "`'esm'`"),
      ["`'esm'", "'cjs'`", /\bumd\b/, /\bmf\b/, /\biife\b/].map((part) =>
        typeof part === 'string' ? part.replaceAll('`', '') : part,
      ),
      standard('bundle', '`true`'),
      standard('autoExtension', '`true`'),
      ['`autoExternal`', '`true`', '`false`', /deprecated|弃用|废弃/],
      ['`redirect`', '`path`', '`extension`', '`true`'],
      ['`syntax`', '`engines.node`', "`'esnext'`"],
      standard('externalHelpers', '`false`'),
      standard('banner', '`{}`'),
      standard('footer', '`{}`'),
      ['`shims`', '`cjs`', '`esm`'],
      standard('dts', '`false`'),
      standard('umdName', '`undefined`'),
      ['`umdName`', '`amd`', '`commonjs`', '`root`'],
      standard('outBase', '`undefined`'),
      ['`wasm`', "`'compile'`", "`'preserve'`"],
      ['`experiments`', '`exe`', '`{}`'],
      // Defaults in which Rslib differs from Rsbuild.
      ['`output.target`', /\bnode\b/, /\bweb\b/],
      ['`output.distPath.js`', "`'./'`"],
      ['`output.distPath.css`', "`'./'`"],
      standard('output.filenameHash', '`false`'),
      '`output.minify`',
      standard('output.dataUriLimit', '`0`'),
      ['`output.assetPrefix`', /\bauto\b/],
      ['`output.autoExternal`', '`true`', '`false`'],
      standard('performance.buildCache', '`true`'),
    ],
    errors: [
      'Expect "lib" field to be a non-empty array',
      'When multiple lib items are present, using top-level "dts" may cause conflicting file writes or deletions',
    ],
  },
  {
    route: '/config/lib/format',
    terms: [
      ['`format`', "`'esm'`", "`'cjs'`", "`'umd'`", "`'mf'`", "`'iife'`"],
      '`--format`',
      // What stands below: the library types of Rspack.
      ['`esm`', '`modern-module`'],
      ['`cjs`', '`commonjs-static`'],
      ['`umd`', /bundle/],
      ['`iife`', /bundle/],
      ['`mf`', /bundle/],
      '`@module-federation/rsbuild-plugin`',
      // Externals of an IIFE are read from here.
      ['`globalThis`', '`output.externals`'],
      // In a browser UMD needs this target.
      ['`output.target`', "`'web'`"],
      '`global`',
      // File names of the entry `index`.
      ['`index.js`', '`index.mjs`'],
      ['`index.cjs`', '`index.js`'],
      '`import.meta`',
    ],
    errors: [
      'When using "umd" format, "bundle" must be set to "true".',
      'format: "mf" should be used with @module-federation/rsbuild-plugin',
      // A run of 1.0.1 prints straight quotes where the facts have backticks.
      "'import', and 'export' cannot be used outside of module code",
      "'import.meta' cannot be used outside of module code.",
      'global is not defined',
    ],
  },
  {
    route: '/config/lib/bundle',
    terms: [
      ['`bundle`', '`boolean`', '`true`'],
      '`--bundle`',
      '`--no-bundle`',
      // Entries without `source.entry`.
      ['`src/index`', '`.ts`', '`.tsx`', '`.js`', '`.jsx`', '`.mjs`', '`.cjs`'],
      '`src/**`',
      // Excluding files: a list of patterns.
      /\.\/src\/\*\*', '!/,
      [/exclude|排除/i, /tsconfig/],
      // Chunks of a bundle.
      /import\(\)/,
      '`rslib-runtime`',
      ['`esm`', '`cjs`'],
      ['`umd`', '`iife`', '`mf`'],
      '`dist/utils/sum.js`',
      '`output.autoExternal`',
      '`outBase`',
    ],
    errors: ['When using "umd" format, "bundle" must be set to "true".'],
  },
  {
    route: '/config/lib/auto-extension',
    terms: [
      ['`autoExtension`', '`boolean`', '`true`'],
      '`--auto-extension`',
      '`--no-auto-extension`',
      /"type": "module"/,
      /"commonjs"/,
      ['`esm`', '`.js`', '`.mjs`'],
      ['`cjs`', '`.cjs`', '`.js`'],
      ['`umd`', '`iife`', '`.js`'],
      '`autoExtension: false`',
      // Names of one's own.
      /output\.filename|filename:/,
      /\[name\]\.jsx/,
      // Without package.json nothing can be inferred: the warning of the package, word by word.
      'configuration will not be applied due to read package.json failed',
    ],
  },
  {
    route: '/config/lib/auto-external',
    terms: [
      '`output.autoExternal`',
      ['`lib.autoExternal`', '`output.autoExternal`'],
      /deprecated|弃用|废弃/,
      ['`autoExternal`', '`true`', '`false`', '`esm`', '`cjs`', '`umd`', '`mf`', '`iife`'],
      ['`autoExternal.dependencies`', '`true`'],
      ['`autoExternal.optionalDependencies`', '`true`'],
      ['`autoExternal.peerDependencies`', '`true`'],
      ['`autoExternal.devDependencies`', '`false`'],
      '`exclude`',
      '`--auto-external`',
      '`--no-auto-external`',
      // Only where packages are bundled at all.
      /bundleless|bundle: false/i,
      '`output.externals`',
    ],
    errors: ['lib.autoExternal is deprecated, use output.autoExternal instead.'],
  },
  {
    route: '/config/lib/redirect',
    terms: [
      ...['js', 'style', 'asset', 'dts'].flatMap((kind): readonly Term[] => [
        [`\`redirect.${kind}.path\``, '`true`'],
        [`\`redirect.${kind}.extension\``, '`true`'],
      ]),
      // Only bundleless output has paths to rewrite.
      /bundle: false|bundleless/i,
      '`paths`',
      '`resolve.alias`',
      '`dts.alias`',
      '`output.externals`',
      // What becomes of an import.
      /@\/utils\/sum/,
      './utils/sum.js',
      /\.(?:less|scss)/,
      '.css',
      /\.module\.(?:css|less|scss)/,
      /\.svg/,
      /\.mjs|\.cjs/,
      // The default that changed.
      ['`redirect.dts.extension`', '1.0'],
      // Folders with a package.json of their own are not looked into.
      ['`types`', /package\.json/],
    ],
  },
  {
    route: '/config/lib/syntax',
    terms: [
      ...versions.map((version) => new RegExp(`\\b${version}\\b`)),
      '`string[]`',
      '`--syntax`',
      ['`engines.node`', "`'esnext'`"],
      // What the field becomes.
      /node >= ?20\.19\.0/,
      /\^20\.19\.0 \|\| >=22\.12\.0/,
      // Which of several wins, and what is not read at all.
      '`output.overrideBrowserslist`',
      /\.browserslistrc/,
      /polyfill/i,
      // Baselines, as the package has them.
      ['`es2023`', /110/, /115/, /\b17\b/, /\b20\b/],
      ['`es2024`', /112/, /116/, /\b17\b/, /\b20\b/],
      ['`es2025`', /126/, /132/, /17\.4/, /\b23\b/],
    ],
  },
  {
    route: '/config/lib/external-helpers',
    terms: [
      ['`externalHelpers`', '`boolean`', '`false`'],
      '`@swc/helpers`',
      '`dependencies`',
      // Seen in the output of a class.
      /@swc\/helpers\/_\/_\w+/,
      /\bes5\b/,
    ],
    errors: [
      'externalHelpers is enabled, but the @swc/helpers dependency declaration was not found in package.json.',
    ],
  },
  {
    route: '/config/lib/banner',
    terms: [
      ...bannerAndFooter('banner'),
      'use client',
      '#!/usr/bin/env node',
      // Survives minification: it is put in afterwards.
      '`output.minify`',
    ],
  },
  {
    route: '/config/lib/footer',
    terms: [...bannerAndFooter('footer'), '`footer: true`'],
  },
  {
    route: '/config/lib/dts',
    terms: [
      ['`dts`', '`boolean`', '`false`'],
      '`--dts`',
      '`--no-dts`',
      '`dts: true`',
      '`include`',
      '`exclude`',
      '`source.entry`',
      ['`dts.bundle`', '`false`'],
      '`@microsoft/api-extractor`',
      ['`dts.bundle.tsconfigPath`', '`source.tsconfigPath`'],
      '`dts.bundle.bundledPackages`',
      ['`dts.bundle.bundledPackages`', '`@types/react`'],
      ['`dts.distPath`', '`declarationDir`', '`output.distPath`'],
      ['`dts.build`', '`false`'],
      ['`dts.build`', '`tsc --build`', '`declarationDir`', '`outDir`'],
      ['`dts.abortOnError`', '`true`'],
      ['`dts.autoExtension`', '`false`'],
      ['`.d.mts`', '`.d.cts`'],
      ['`dts.alias`', '`{}`'],
      ['`dts.alias`', '`paths`'],
      ['`dts.isolated`', '`false`'],
      ['`dts.isolated`', /experimental|实验/i],
      // What it cannot be combined with.
      ['`dts.tsgo`', '`dts.typescriptPath`', '`dts.build`', '`abortOnError: false`'],
      ['`dts.tsgo`', '`true`', '`false`', /TypeScript 7|7\.0\.0/],
      '`tsgo`',
      ['`dts.typescriptPath`', '`typescript`'],
      ['`dts.typescriptPath`', /absolute|绝对/],
      // Two versions side by side, by an alias of npm.
      /npm:typescript@/,
      ['`noEmit: false`', '`declaration: true`', '`emitDeclarationOnly: true`'],
      [/dist\/src/, '`rootDir`'],
    ],
    errors: [
      '@microsoft/api-extractor is required when dts.bundle is set to true',
      'Failed to generate declaration files.',
      'TS9007',
    ],
  },
  {
    route: '/config/lib/shims',
    terms: [
      [
        '`shims.cjs`',
        '`import.meta.url`',
        '`import.meta.dirname`',
        '`import.meta.filename`',
        '`true`',
      ],
      ['`shims.esm`', '`__filename`', '`__dirname`', '`require`', '`false`'],
      // What stands in the output instead.
      '`document.currentScript`',
      '`createRequire`',
      /node:url/,
      /node:path/,
    ],
  },
  {
    route: '/config/lib/id',
    terms: [
      ['`id`', '`string`'],
      ['`esm`', '`esm0`', '`esm1`'],
      '`cjs`',
      /--lib \S+ --lib \S+/,
      /rslib inspect/,
      // Item only.
      /lib item|lib 配置项/,
      'Please change the "lib.id" to be unique.',
    ],
    errors: ['The following ids are duplicated:', 'The following libs are not found:'],
  },
  {
    route: '/config/lib/umd-name',
    terms: [
      ['`umdName`', '`string`', '`string[]`', '`undefined`'],
      '`amd`',
      '`commonjs`',
      '`root`',
      '`globalThis`',
      "`'umd'`",
      // A name inside a name.
      /umdName: \[/,
      /lib item|lib 配置项/,
    ],
  },
  {
    route: '/config/lib/out-base',
    terms: [
      ['`outBase`', '`string`'],
      /outBase: '\.\/?'/,
      '`dist/src/index.js`',
      '`dist/src/utils/sum.js`',
      '`dist/utils/sum.js`',
      '`rootDir`',
      /bundle: false|bundleless/i,
      // Relative to the project, or absolute.
      /absolute|绝对/,
    ],
  },
];
