import type {RouteTerms, Term} from './types';

/** A row of a table: an option and its value, or a package and its version. */
const row = (...parts: readonly string[]): Term => parts.map((part) => `\`${part}\``);

export const guideIntegrationTerms: readonly RouteTerms[] = [
  {
    route: '/guide/advanced/module-federation',
    terms: [
      'install -D @module-federation/rsbuild-plugin',
      // The producer: an item with a folder of its own, and the addresses of its files.
      ["format: 'mf'", "format: 'esm'", "distPath: './dist/mf'", "assetPrefix: 'auto'"],
      ['`output.distPath`', /folder of its own|单独的目录/],
      ['`output.assetPrefix`', "`'/'`"],
      '`dev.assetPrefix`',
      "`output.target: 'web'`",
      ['`server.port`', /3001/],
      ['`name`', 'pluginModuleFederation'],
      '`exposes`',
      ['`shared`', '`singleton: true`'],
      // What comes out.
      'mf-manifest.json',
      'mf-stats.json',
      '__federation_expose_default_export',
      ['`@mf-types.zip`', '`dts: false`'],
      '`@mf-types`',
      // Development, and a host.
      'exec rslib mf-dev',
      '`http://localhost:3001/mf-manifest.json`',
      'widgets@http://localhost:3001/mf-manifest.json',
      '`Access-Control-Allow-Origin`',
      ['`remotes`', '`@`'],
      "`import('./app')`",
      "`'react-dom'`",
      // Which copy of a shared package is used.
      '`shareStrategy`',
      ["`'version-first'`", "`'loaded-first'`"],
      // Other containers at run time, and why not by remotes.
      'install @module-federation/enhanced',
      '@module-federation/enhanced/runtime',
      ['`init`', '`loadRemote`'],
      ['`remotes`', /several formats|多种格式/],
      '`@module-federation/storybook-addon`',
      ['`id`', "environment: 'federation'"],
      {link: '/config/lib/format#mf'},
      {link: '/config/lib/id'},
      {link: '/guide/basic/cli#mf-dev'},
      {link: '/guide/advanced/storybook'},
    ],
    errors: [
      'No mf format found in your config',
      'format: "mf" should be used with @module-federation/rsbuild-plugin',
      'The module federation option "name" is required in @module-federation/rsbuild-plugin.',
      'Library name base (my-widgets) must be a valid identifier',
      'Failed to get manifest. #RUNTIME-003',
      'Failed to load script resources. #RUNTIME-008',
      'Invalid loadShareSync function call from runtime #RUNTIME-006',
      "Cannot read properties of null (reading 'useState')",
      "Cannot read properties of undefined (reading 'push')",
      "Module not found: Can't resolve 'money'",
    ],
  },
  {
    route: '/guide/advanced/storybook',
    terms: [
      'install -D storybook @storybook/addon-docs storybook-addon-rslib storybook-react-rsbuild @rsbuild/core',
      'storybook-vue3-rsbuild',
      // The three parts of main.ts, a story, and the commands.
      '`.storybook/main.ts`',
      ['stories:', 'addons:', 'framework:'],
      'satisfies Meta<typeof Button>',
      ['"storybook": "storybook dev', '"build-storybook": "storybook build"'],
      'run storybook',
      'run build-storybook',
      // What belongs together, and what this stands on.
      [/\b10\b/, /\b3\b/],
      [/\b9\b/, /\b2\b/],
      [/\b8\b/, /\b1\b/],
      row('storybook', '@storybook/addon-docs', 'storybook-addon-rslib'),
      ['`storybook-react-rsbuild`', '3.6.0'],
      ['`storybook-vue3-rsbuild`', '3.4.2'],
      ['`@module-federation/storybook-addon`', '6.0.8'],
      '`STORYBOOK_DISABLE_TELEMETRY=1`',
      '`create-rslib --tools storybook`',
      // What is taken over.
      ['`plugins`', '`resolve`', '`source.define`', '`tools`'],
      ['`source.entry`', '`output.distPath`', '`output.externals`'],
      '`libIndex`',
      row('lib', 'false'),
      row('lib', '0'),
      '`configPath`',
      '`cwd`',
      '`modifyLibConfig(config)`',
      '`modifyLibRsbuildConfig(config)`',
      "`tags: ['autodocs']`",
      // Yarn Plug'n'Play and monorepos.
      ["Plug'n'Play", 'monorepo'],
      'import.meta.resolve',
      {link: '/guide/solution/react'},
      {link: '/guide/solution/vue'},
      {link: '/guide/start/quick-start#tools'},
      {link: '/guide/advanced/module-federation'},
    ],
    errors: [
      "TypeError: Cannot read properties of undefined (reading '0')",
      'Lib config not found at index',
      'React is not defined',
      "TypeError: Cannot read properties of undefined (reading 'React')",
    ],
  },
];
