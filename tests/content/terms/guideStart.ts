import type {RouteTerms, Term} from './types';

/** A flag of the scaffold with its short form. */
const flag = (short: string, long: string): Term => [`\`${short}\``, `\`${long}\``];

export const guideStartTerms: readonly RouteTerms[] = [
  {
    route: '/guide/',
    terms: [
      {link: '/guide/start/'},
      {link: '/guide/start/quick-start'},
      {link: '/guide/start/glossary'},
      {link: '/guide/start/npm-packages'},
    ],
  },
  {
    route: '/guide/start/',
    terms: [
      'ESM',
      'CommonJS',
      'UMD',
      'IIFE',
      /Module Federation|模块联邦/,
      // Types, by the TypeScript that is installed.
      [/\b5\b/, /\b6\b/, /\b7\b/, 'TypeScript'],
      ['CSS Modules', 'JSON', 'WebAssembly'],
      ['React', 'Vue', 'Svelte', 'Solid'],
      ['Sass', 'Less'],
      /\bMIT\b/,
      // The layers.
      'Rspack',
      'Rsbuild',
      // The family, each with its address and its package.
      ...['rspack', 'rsbuild', 'rslib', 'rspress', 'rsdoctor', 'rstest', 'rslint'].map(
        (name): Term => [{link: `https://${name}.rs`}, `\`@${name}/core\``],
      ),
      {link: 'https://github.com/rstackjs/awesome-rstack'},
      {link: 'https://github.com/rstackjs/rstack-examples'},
      {link: 'https://github.com/rstackjs/storybook-rsbuild'},
      {link: 'https://discord.gg/XsaKEEk4mW'},
      {link: 'https://github.com/web-infra-dev/rslib/issues'},
      {link: 'https://x.com/rspack_dev'},
    ],
  },
  {
    route: '/guide/start/quick-start',
    terms: [
      /20\.19/,
      /22\.12/,
      ['Bun', 'Deno'],
      // One command, four package managers.
      'npm create rslib@latest',
      'yarn create rslib',
      'pnpm create rslib@latest',
      'bun create rslib@latest',
      ...['node', 'react', 'vue', 'svelte', 'solid'].map((name): Term => [
        `\`${name}-ts\``,
        `\`${name}-js\``,
      ]),
      'Rstest',
      [
        ...['react-compiler', 'eslint', 'rslint', 'biome', 'prettier', 'rspress', 'storybook'].map(
          (name) => `\`${name}\``,
        ),
      ],
      flag('-d', '--dir'),
      flag('-t', '--template'),
      '`--tools`',
      '`--skill`',
      '`--override`',
      '`--packageName`',
      '`--no-git`',
      flag('-h', '--help'),
      // Without questions; the long form of the flag is as good.
      /create rslib@latest \S+ (?:-t|--template) [\w-]+ --tools \w+|create-rslib@latest \S+ -t/,
      // The current folder as the target.
      ['`.`', '`--dir`'],
      ['`build`', '`rslib`'],
      ['`dev`', '`rslib --watch`'],
      ['`test`', '`rstest`'],
      '`dts: true`',
      '`bundle: false`',
      ['"type": "module"', '"types"', '"default"', '"files"'],
      '@rslib/core',
      'typescript',
      '`src/index.ts`',
      'dist/index.js',
      '`dist/index.d.ts`',
      '`npx rslib --dts`',
      // Where to go from here.
      {link: '/config/'},
    ],
  },
  {
    route: '/guide/start/glossary',
    terms: [
      'ESM',
      'CJS',
      'UMD',
      'IIFE',
      /[Bb]undleless/,
      'Module Federation',
      [/producer|生产者/, /consumer|消费者/, /shared|共享/],
      /[Ee]xternal|外部/,
      /[Ss]him/,
      '`.d.ts`',
      /[Dd]ual package|双格式|双包/,
      /[Tt]ree shaking/,
      {link: 'https://rsbuild.rs/guide/start/glossary'},
      {link: 'https://rspack.rs/misc/glossary'},
    ],
  },
  {
    route: '/guide/start/npm-packages',
    terms: [
      '`@rslib/core`',
      '`create-rslib`',
      '`rsbuild-plugin-dts`',
      ...[
        'defineConfig',
        'createRslib',
        'loadConfig',
        'loadEnv',
        'mergeRslibConfig',
        'runCLI',
        'rspack',
        'rsbuild',
        'version',
      ].map((name) => `\`${name}\``),
      '`@rslib/core/types`',
      ['CSS Modules', '`import.meta.env`'],
    ],
  },
];
