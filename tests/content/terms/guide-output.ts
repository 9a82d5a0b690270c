import type {RouteTerms, Term} from './types';

/** A file name in both kinds of package, as the rows of the table have them. */
const named = (format: string, inModule: string, otherwise: string): Term => [
  `\`${format}\``,
  `\`${inModule}\``,
  `\`${otherwise}\``,
];

export const guideOutputTerms: readonly RouteTerms[] = [
  {
    route: '/guide/basic/output-format',
    terms: [
      // When to choose each.
      [/ESM/, /20\.19/, /22\.12/],
      ['CommonJS', '`require()`'],
      ['UMD', '`umdName`', "`output.target: 'web'`"],
      ['IIFE', "`output.target: 'web'`"],
      [/Module Federation|模块联邦/, /plugin|插件/],
      // ESM first; require() of it, and what stands in the way.
      [/ESM first|ESM 优先/, '`require()`', '`default`', '`await`'],
      '`engines.node`',
      '`dts.autoExtension`',
      // The hazard: two copies, and what helps.
      /[Dd]ual package hazard|双包风险/,
      ['`instanceof`', '`globalThis`'],
      ['`module-sync`', '`module`'],
      // UMD: for a script tag, in production.
      '`output.minify: true`',
      ['`unpkg`', '`jsdelivr`'],
      {link: '/config/lib/umd-name'},
      {link: '/config/lib/format#umd'},
      {link: '/config/lib/format#error-iife-exports'},
      ['`mf`', '`@module-federation/rsbuild-plugin`'],
      {link: '/guide/advanced/module-federation'},
      // File names by the type of the package.
      ['`"type": "module"`', '`"type": "commonjs"`'],
      named('esm', 'index.js', 'index.mjs'),
      named('cjs', 'index.cjs', 'index.js'),
      ['`umd`', '`iife`', '`index.js`'],
      ['`mf`', '`mf-manifest.json`'],
      {link: '/config/lib/auto-extension'},
      // package.json that matches: ESM, both formats with either type, a file for script tags.
      ['"exports"', '"types": "./dist/index.d.ts"', '"default": "./dist/index.js"'],
      ['"./dist/esm/index.js"', '"./dist/cjs/index.d.cts"', '"./dist/cjs/index.cjs"'],
      ['"./dist/esm/index.mjs"', '"./dist/esm/index.d.mts"', '"./dist/cjs/index.js"'],
      ['"./umd"', '"unpkg"'],
    ],
    errors: [
      'exports is not defined in ES module scope',
      'greet is not a function',
      'No "exports" main defined',
    ],
  },
  {
    route: '/guide/basic/output-structure',
    terms: [
      ['`bundle: true`', '`bundle: false`'],
      // For and against, in a table of both modes.
      [/Formats|格式/, '`esm`', '`cjs`'],
      // Entries by default.
      '`src/index`',
      '`source.entry`',
      ['`src/**`', '`!`'],
      '`tsconfig.json`',
      '`outBase`',
      {link: '/config/lib/redirect'},
      // Where styles and assets go. The facts have the names of a package without a type, `.mjs`.
      ['`style.css`', '`index.css`'],
      ['`index.css`', '`components/card.module.js`', '`components/card_module.css`'],
      ['`static/svg/logo.svg`', '`images/logo.js`'],
      ['`data/words.json`', '`index.js`', '`data/words.js`'],
      'dist/bundle/static/svg/logo.svg',
      'dist/bundleless/components/card_module.css',
      "`output.target: 'web'`",
      '`sideEffects`',
      {link: '/guide/advanced/static-assets'},
      {link: '/guide/advanced/json-files'},
      // Re-exports of types.
      ['`type`', "`export type { Options } from './options'`"],
      '`isolatedModules`',
    ],
    errors: [
      "does not provide an export named 'Options'",
      'Unknown file extension ".css"',
      'Cannot find module',
    ],
  },
  {
    route: '/guide/advanced/third-party-deps',
    terms: [
      ['`dependencies`', /import|导入/],
      ['`peerDependencies`', /import|导入/],
      ['`optionalDependencies`', /import|导入/],
      ['`devDependencies`', /bundled|打包/],
      [/none of them|没有列出/, /bundled|打包/],
      ['`umd`', '`iife`', '`mf`'],
      // Overriding.
      '`output.autoExternal: false`',
      '`output.autoExternal: { dependencies: false }`',
      "`output.autoExternal: { exclude: ['clsx'] }`",
      "`output.externals: ['react']`",
      '`output.externals: [/^react-dom\\//]`',
      "`output.externals: [{ clsx: 'clsx/lite' }]`",
      '`tools.rspack.externals`',
      {link: '/config/lib/auto-external#fields'},
      // Subpaths.
      '`react/jsx-runtime`',
      // Bundleless.
      '`bundle: false`',
      // createRequire.
      ['`node:module`', '`require`', '`module.parser.javascript.createRequire`'],
      'createRequire: true',
      // Declarations.
      '`dts.bundle`',
      '`bundledPackages`',
    ],
    errors: [
      "Cannot find package 'escape-goat' imported from",
      "Module not found: Can't resolve",
      'require is not defined',
      "Cannot find module 'clsx' or its corresponding type declarations.",
      'Invalid hook call.',
    ],
  },
];
