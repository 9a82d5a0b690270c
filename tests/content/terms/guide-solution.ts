import type {RouteTerms, Term} from './types';

/** A framework with its plugin of Rsbuild. */
const plugin = (framework: string, name: string): Term => [
  framework,
  {link: `https://rsbuild.rs/plugins/list/plugin-${name}`},
];

export const guideSolutionTerms: readonly RouteTerms[] = [
  {
    route: '/guide/solution/',
    terms: [
      {link: '/guide/solution/nodejs'},
      {link: '/guide/solution/react'},
      {link: '/guide/solution/vue'},
      // Libraries for browsers.
      "`output.target: 'web'`",
      '`esm`',
      '`cjs`',
      ['`umd`', /script/],
      '`mf`',
      '`syntax`',
      [/minif|压缩/i, 'UMD'],
      [/source map/i, '`output.sourceMap`'],
      ['Sass', 'Less', 'PostCSS', 'Tailwind CSS'],
      {link: '/guide/advanced/static-assets'},
      // Libraries for Node.js.
      '`engines.node`',
      "`'node'`",
      // Common to all.
      '`peerDependencies`',
      '`dts: true`',
      '`exports`',
      plugin('Svelte', 'svelte'),
      plugin('Solid', 'solid'),
      plugin('Preact', 'preact'),
    ],
  },
  {
    route: '/guide/solution/nodejs',
    terms: [
      // The template.
      'create rslib@latest my-lib --template node-ts',
      '`node-js`',
      'install -D @rslib/core typescript @types/node',
      '`defineConfig({})`',
      // What the target does.
      ['`output.target`', "`'node'`"],
      ['`node:fs`', '`fs`'],
      ['`import.meta.url`', '`import.meta.dirname`', '`import.meta.filename`'],
      ['`__dirname`', '`__filename`', '`shims.esm`'],
      '`shims.esm.require`',
      '`process.env.NODE_ENV`',
      '`engines.node`',
      // require() of ESM.
      [/20\.19/, /22\.12/, '`require()`'],
      '^20.19.0 || >=22.12.0',
      /top-level `?await|顶层 `?await/,
      // Two formats.
      ["format: 'esm'", "format: 'cjs'"],
      ['"import"', '"require"'],
      ['`dts.autoExtension`', '`.d.cts`'],
      // Tools.
      ['`bin`', 'hashbang'],
      '"types": ["node"]',
    ],
    errors: [
      'require() of ES Module … not supported',
      'require() cannot be used on an ESM graph with top-level await',
      "Cannot find name 'node:path'. Do you need to install type definitions for node?",
      '__dirname is not defined in ES module scope',
      'No "exports" main defined in …/package.json',
    ],
  },
  {
    route: '/guide/solution/react',
    terms: [
      'create rslib@latest my-components --template react-ts',
      '`react-js`',
      '@rsbuild/plugin-react',
      "`output.target: 'web'`",
      '`pluginReact()`',
      ['`react`', '`peerDependencies`', '`react/jsx-runtime`'],
      // The runtimes.
      '`swcReactOptions.runtime`',
      ["`'automatic'`", /16\.14/],
      "`'classic'`",
      ["`'preserve'`", '`bundle: false`'],
      ['`output.filename.js`', '`.jsx`'],
      "filename: { js: '[name].jsx' }",
      '`swcReactOptions.importSource`',
      "importSource: '@emotion/react'",
      // The compiler.
      'reactCompiler: true',
      "reactCompiler: { target: '18' }",
      "`'17'`",
      'react-compiler-runtime',
      ['Babel', 'babel-plugin-react-compiler'],
      // Styles and directives.
      ['`./Badge.scss`', '`./Badge.css`'],
      {link: '/guide/advanced/svgr-files'},
      "`'use client'`",
      '`banner.js`',
    ],
    errors: [
      'React is not defined',
      'Invalid hook call. Hooks can only be called inside of the body of a function component.',
      "TS2882: Cannot find module or type declarations for side-effect import of './Counter.css'.",
      'Bundle mode does not support preserving JSX syntax.',
    ],
  },
  {
    route: '/guide/solution/vue',
    terms: [
      'create rslib@latest my-components --template vue-ts',
      '`vue-js`',
      '@rsbuild/plugin-vue',
      ['Vue 2', 'Vue 3'],
      "`output.target: 'web'`",
      '`pluginVue()`',
      ['`Tag.vue`', '`Tag.js`', '`Tag.css`'],
      // The facts had a name with a tilde; a run of 1.0.1 writes this one.
      '`rslib-runtime.js`',
      '`bundle: false`',
      // Types.
      ['`dts`', '`vue-tsc`'],
      '`redirect.dts`',
      ['`banner.dts`', '`footer.dts`'],
      'rslib && vue-tsc',
      ['`vue`', '`peerDependencies`'],
    ],
    errors: [
      "TS2307: Cannot find module './Tag.vue' or its corresponding type declarations.",
      'Package subpath \'./lib/tsc\' is not defined by "exports"',
      '__webpack_modules__[moduleId] is not a function',
    ],
  },
];
