import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar per section. A page is its file and its line here. */
const sidebars: SidebarsConfig = {
  guide: [
    {type: 'doc', id: 'guide/index'},
    {
      type: 'category',
      label: 'Start',
      collapsed: false,
      items: [
        'guide/start/index',
        'guide/start/quick-start',
        'guide/start/glossary',
        'guide/start/npm-packages',
      ],
    },
    {
      type: 'category',
      label: 'Solutions',
      collapsed: false,
      items: [
        'guide/solution/index',
        'guide/solution/nodejs',
        'guide/solution/react',
        'guide/solution/vue',
        'guide/solution/svelte',
        'guide/solution/solid',
      ],
    },
    {
      type: 'category',
      label: 'Basics',
      collapsed: false,
      items: [
        'guide/basic/cli',
        'guide/basic/configure-rslib',
        'guide/basic/typescript',
        'guide/basic/output-format',
        'guide/basic/output-structure',
        'guide/basic/upgrade-rslib',
      ],
    },
    {
      type: 'category',
      label: 'Output',
      collapsed: false,
      items: [
        'guide/advanced/third-party-deps',
        'guide/advanced/output-compatibility',
        'guide/advanced/dts',
        'guide/advanced/env-vars',
        'guide/advanced/executables',
      ],
    },
    {
      type: 'category',
      label: 'Styles and files',
      collapsed: false,
      items: [
        'guide/advanced/css',
        'guide/advanced/static-assets',
        'guide/advanced/svgr-files',
        'guide/advanced/json-files',
        'guide/advanced/web-workers',
        'guide/advanced/wasm',
      ],
    },
    {
      type: 'category',
      label: 'Projects and tools',
      collapsed: false,
      items: [
        'guide/advanced/monorepo',
        'guide/advanced/module-federation',
        'guide/advanced/testing',
        'guide/advanced/storybook',
        'guide/advanced/rspress',
        'guide/advanced/javascript-api',
      ],
    },
    {
      type: 'category',
      label: 'Migration',
      collapsed: false,
      items: [
        'guide/migration/tsup',
        'guide/migration/tsc',
        'guide/migration/rollup',
        'guide/migration/modernjs-module',
      ],
    },
    {
      type: 'category',
      label: 'FAQ',
      collapsed: false,
      items: ['guide/faq/features'],
    },
  ],
  config: [
    {type: 'doc', id: 'config/index'},
    {
      type: 'category',
      label: 'Library options',
      collapsed: false,
      items: [
        'config/lib/index',
        'config/lib/format',
        'config/lib/bundle',
        'config/lib/auto-extension',
        'config/lib/auto-external',
        'config/lib/redirect',
        'config/lib/syntax',
        'config/lib/external-helpers',
        'config/lib/banner',
        'config/lib/footer',
        'config/lib/dts',
        'config/lib/shims',
        'config/lib/id',
        'config/lib/umd-name',
        'config/lib/out-base',
      ],
    },
    {
      type: 'category',
      label: 'Rsbuild options',
      collapsed: false,
      items: [
        'config/rsbuild/index',
        'config/rsbuild/resolve',
        'config/rsbuild/source',
        'config/rsbuild/output',
        'config/rsbuild/tools',
        'config/rsbuild/plugins',
      ],
    },
  ],
};

export default sidebars;
