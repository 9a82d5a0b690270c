import type {RouteTerms, Term} from './types';

/** An option that is named and leads to its place among the configuration pages. */
const linked = (name: string, place: string): Term => [`\`${name}\``, {link: place}];

/** The same for an option that has a heading of its own there. */
function option(name: string, page: string): Term {
  const id = name
    .replace(/:.*/, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replaceAll('.', '-');
  return linked(name, `${page}#${id}`);
}

const extensions = (folder: string, names: string): Term => [
  `\`${folder}\``,
  ...names.split(' ').map((name) => `\`${name}\``),
];

export const guideFilesTerms: readonly RouteTerms[] = [
  {
    route: '/guide/advanced/output-compatibility',
    terms: [
      linked('syntax', '/config/lib/syntax'),
      option('output.overrideBrowserslist', '/config/rsbuild/output'),
      '`.browserslistrc`',
      '`engines.node`',
      // Polyfills: left to the application, private, or global.
      'README',
      '`core-js-pure`',
      option('output.polyfill', '/config/rsbuild/output'),
      ['@rsbuild/plugin-babel', 'babel-plugin-polyfill-corejs3', '@babel/core'],
      "`method: 'usage-pure'`",
      ['`version`', '`targets`', '`syntax`'],
      // Modules of Node.js in a browser, bundled or not.
      '@rsbuild/plugin-node-polyfill',
      '`resolvedPolyfillToModules`',
      ['`Buffer`', '`process`'],
      ['`include`', '`exclude`'],
      ...['globals', 'overrides', 'protocolImports', 'force'].map((name) => `\`${name}\``),
      option('output.externals', '/config/rsbuild/output'),
      '`dependencies`',
      ['Lightning CSS', "`output.target: 'web'`"],
    ],
    errors: [
      '"path" is a built-in Node.js module and cannot be imported in client-side code.',
      "Module not found: Can't resolve 'core-js-pure/",
      'Object.groupBy is not a function',
    ],
  },
  {
    route: '/guide/advanced/dts',
    terms: [
      // Who writes the files.
      /TypeScript 5.+6/,
      'JavaScript API',
      'TypeScript 7',
      '`tsgo`',
      ['SWC', '`dts.isolated`'],
      '`declaration files generated with tsgo in`',
      '`declaration files generated with isolated declaration`',
      ['`tsc --noEmit`'],
      // Where they go.
      '`dts.distPath`',
      '`declarationDir`',
      '`output.distPath`',
      '`dist/src`',
      '`"rootDir": "./src"`',
      ['`include`', '`exclude`'],
      // Extensions.
      ['`.d.ts`', '`.d.cts`'],
      ['`.d.ts`', '`.d.mts`'],
      // Bundling.
      '@microsoft/api-extractor',
      '`.rstack/declarations`',
      ...[
        'bundle',
        'bundle.bundledPackages',
        'bundle.tsconfigPath',
        'distPath',
        'build',
        'abortOnError',
        'autoExtension',
        'alias',
        'isolated',
        'tsgo',
        'typescriptPath',
      ].map((name) => option(`dts.${name}`, '/config/lib/dts')),
      option('redirect.dts.path', '/config/lib/redirect'),
      option('redirect.dts.extension', '/config/lib/redirect'),
      linked('banner.dts', '/config/lib/banner'),
      linked('footer.dts', '/config/lib/footer'),
      option('source.tsconfigPath', '/config/rsbuild/source'),
      option('output.cleanDistPath', '/config/rsbuild/output'),
      option('output.externals', '/config/rsbuild/output'),
      linked('output.autoExternal', '/config/lib/auto-external'),
      'npx rslib --dts',
    ],
    errors: [
      'Unable to analyze the export "default"',
      'The names namespace import includes a start export, which is not supported',
    ],
  },
  {
    route: '/guide/advanced/static-assets',
    terms: [
      extensions('static/svg', 'svg'),
      extensions(
        'static/image',
        'png jpg jpeg gif bmp webp ico apng avif tif tiff jfif pjpeg pjp cur jxl',
      ),
      extensions('static/font', 'woff woff2 eot ttf otf ttc'),
      extensions('static/media', 'mp4 webm ogg mov mp3 wav flac aac m4a opus vtt'),
      extensions('static/assets', 'pdf txt webmanifest'),
      ['`node`', "`output.target: 'node'`"],
      ['`esm`', '`cjs`'],
      '`url()`',
      '`new URL()`',
      '`/* rspackIgnore: true */`',
      ['`rslib:new-url`', 'url: false'],
      option('source.assetsInclude', '/config/rsbuild/source'),
      option('output.distPath', '/config/rsbuild/output'),
      option('output.filename', '/config/rsbuild/output'),
      option('output.dataUriLimit', '/config/rsbuild/output'),
      linked('assetPrefix', '/config/rsbuild/output#output-asset-prefix'),
      '`"types": ["@rslib/core/types"]`',
      '`/// <reference types="@rslib/core/types" />`',
      ...['raw', 'inline', 'url'].map((query) => `\`?${query}\``),
    ],
    errors: [
      'Conflict: Multiple assets emit different content to the same filename',
      "TS2307: Cannot find module './logo.svg' or its corresponding type declarations.",
      'Unknown file extension ".svg"',
    ],
  },
  {
    route: '/guide/advanced/svgr-files',
    terms: [
      '@rsbuild/plugin-svgr',
      '@rsbuild/plugin-react',
      {link: 'https://react-svgr.com/'},
      '`?react`',
      ['`mixedImport: true`', /address|地址/, /component|组件/],
      "`svgrOptions.exportType: 'named'`",
      '`ReactComponent`',
      '`bundle: false`',
      ...['query', 'exclude', 'excludeImporter', 'parallel'].map((name) => `\`${name}\``),
      ['`svgoConfig`', 'SVGO'],
      "declare module '*.svg?react'",
    ],
    errors: [
      'Invalid tag: /static/svg/logo.svg',
      "TS2307: Cannot find module './logo.svg?react'",
      "Can't import the named export 'ReactComponent'",
    ],
  },
  {
    route: '/guide/advanced/json-files',
    terms: [
      [/bundle mode|打包模式/, /keys|键/],
      "`with { type: 'json' }`",
      [/default export|默认导出/, /named|具名导出/],
      ['`externals`', '`copy`'],
      option('redirect.asset.extension: false', '/config/lib/redirect'),
      '@rsbuild/plugin-yaml',
      '@rsbuild/plugin-toml',
      ['`.yaml`', '`.yml`'],
      '`resolveJsonModule`',
      '`"types": ["@rslib/core/types"]`',
    ],
    errors: [
      'Module "file:///…/dist/rates.js" is not of type "json"',
      "Can't import the named export 'USD'",
      "Cannot read properties of undefined (reading 'USD')",
      "TS2732: Cannot find module './rates.json'.",
      'TS1543: Importing a JSON file into an ECMAScript module requires a \'type: "json"\' import attribute',
    ],
  },
];
