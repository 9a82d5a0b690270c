/** A topic of Rslib's official documentation, and the page or section that has it here, or why none does. */
type Topic = {
  readonly part: string;
  readonly topic: string;
} & ({readonly here: string} | {readonly whyNot: string});

const topicsOf = (
  part: string,
  topics: Readonly<Record<string, string | {readonly whyNot: string}>>,
): readonly Topic[] =>
  Object.entries(topics).map(([topic, place]) =>
    typeof place === 'string' ? {part, topic, here: place} : {part, topic, ...place},
  );

/** Topics that readers of the official documentation look for. */
export const topics: readonly Topic[] = [
  ...topicsOf('Introduction', {
    'what Rslib is, its layers': '/guide/start/#layers',
    features: '/guide/start/#features',
    'reasons to choose it': '/guide/start/#audience',
    'tools of the family': '/guide/start/#tools',
    community: '/guide/start/#help',
  }),
  ...topicsOf('Quick start', {
    'Node.js and a scaffold': '/guide/start/quick-start#new',
    templates: '/guide/start/quick-start#templates',
    'tools and flags of the scaffold': '/guide/start/quick-start#flags',
    'an existing project': '/guide/start/quick-start#existing',
  }),
  ...topicsOf('AI', {
    'skills for agents': '/guide/start/quick-start#agents',
    'llms.txt and pages in Markdown': {
      whyNot: 'every page has a button and a link in its head; llms.txt needs no page to be found',
    },
    'AGENTS.md': '/guide/start/quick-start#agents',
  }),
  ...topicsOf('Glossary', {
    formats: '/guide/start/glossary#esm',
    bundleless: '/guide/start/glossary#bundleless',
    'Module Federation': '/guide/start/glossary#module-federation',
  }),
  ...topicsOf('Packages', {
    '@rslib/core': '/guide/start/npm-packages#core',
    'create-rslib': '/guide/start/npm-packages#create-rslib',
    'rsbuild-plugin-dts': '/guide/start/npm-packages#plugin-dts',
  }),
  ...topicsOf('Solutions', {
    browsers: '/guide/solution/#browser',
    'Node.js': '/guide/solution/nodejs',
    React: '/guide/solution/react',
    'JSX transform': '/guide/solution/react#jsx-transform',
    'React Compiler': '/guide/solution/react#react-compiler',
    Vue: '/guide/solution/vue',
    Svelte: '/guide/solution/svelte',
    'Svelte declaration files': '/guide/solution/svelte#types',
    Solid: '/guide/solution/solid',
    'Solid on a server': '/guide/solution/solid#source',
  }),
  ...topicsOf('Basics', {
    'command line': '/guide/basic/cli',
    inspect: '/guide/basic/cli#inspect',
    'configuration file': '/guide/basic/configure-rslib#file',
    loaders: '/guide/basic/configure-rslib#loaders',
    'debug mode': '/guide/basic/configure-rslib#inspect',
    TypeScript: '/guide/basic/typescript',
    formats: '/guide/basic/output-format',
    'bundle and bundleless': '/guide/basic/output-structure',
  }),
  ...topicsOf('CSS', {
    'importing styles': '/guide/advanced/css#choose',
    'CSS Modules': '/guide/advanced/css#css-modules',
    preprocessors: '/guide/advanced/css#sass-less',
    PostCSS: '/guide/advanced/css#postcss',
    'Tailwind CSS': '/guide/advanced/css#tailwind',
    'styles in the JavaScript': '/config/rsbuild/output#output-inject-styles',
    'styles of packages': '/guide/advanced/css#dependencies',
    'query parameters': '/guide/advanced/css#queries',
    'Lightning CSS': '/guide/advanced/output-compatibility#css',
    'minified styles': '/config/rsbuild/output#output-minify',
  }),
  ...topicsOf('Advanced', {
    'third-party dependencies': '/guide/advanced/third-party-deps',
    'createRequire()': '/guide/advanced/third-party-deps#create-require',
    'syntax and polyfills': '/guide/advanced/output-compatibility',
    'declaration files': '/guide/advanced/dts',
    'environment variables': '/guide/advanced/env-vars',
    '.env files': '/guide/advanced/env-vars#files',
    'static assets': '/guide/advanced/static-assets',
    SVGR: '/guide/advanced/svgr-files',
    'JSON, YAML, TOML': '/guide/advanced/json-files',
    workers: '/guide/advanced/web-workers',
    'workers by query': '/guide/advanced/web-workers#query',
    WebAssembly: '/guide/advanced/wasm',
    'wasm-bindgen': {
      whyNot: 'building an example takes a Rust toolchain, which the examples do without',
    },
    'Module Federation': '/guide/advanced/module-federation',
    Storybook: '/guide/advanced/storybook',
    Rspress: '/guide/advanced/rspress',
    Rstest: '/guide/advanced/testing#rstest',
    Rsdoctor: '/guide/start/#rsdoctor',
  }),
  ...topicsOf('Migration', {
    tsc: '/guide/migration/tsc',
    'tsc with JSX': '/guide/migration/tsc#jsx',
    tsup: '/guide/migration/tsup',
  }),
  ...topicsOf('Upgrade', {
    'releases and taze': '/guide/basic/upgrade-rslib#update',
    '0.x to 1.0': '/guide/basic/upgrade-rslib#v1',
  }),
  ...topicsOf('Questions', {
    features: '/guide/faq/features',
  }),
  ...topicsOf('Library options', {
    'auto-extension': '/config/lib/auto-extension',
    'auto-external': '/config/lib/auto-external',
    banner: '/config/lib/banner',
    bundle: '/config/lib/bundle',
    dts: '/config/lib/dts',
    'external-helpers': '/config/lib/external-helpers',
    footer: '/config/lib/footer',
    format: '/config/lib/format',
    id: '/config/lib/id',
    'out-base': '/config/lib/out-base',
    redirect: '/config/lib/redirect',
    shims: '/config/lib/shims',
    syntax: '/config/lib/syntax',
    'umd-name': '/config/lib/umd-name',
    wasm: '/config/lib/#wasm',
    experiments: '/config/lib/#experiments',
  }),
  ...topicsOf('Rsbuild options', {
    output: '/config/rsbuild/output',
    plugins: '/config/rsbuild/plugins',
    resolve: '/config/rsbuild/resolve',
    source: '/config/rsbuild/source',
    tools: '/config/rsbuild/tools',
    logLevel: '/config/rsbuild/#log-level',
    performance: '/config/rsbuild/#performance',
  }),
  ...topicsOf('JavaScript API', {
    functions: '/guide/advanced/javascript-api',
    'the instance': '/guide/advanced/javascript-api#create-rslib',
    types: '/guide/advanced/javascript-api#types',
  }),
  ...topicsOf('Blog', {
    'introduction of Rslib': '/blog/introducing-rslib',
    '1.0': '/blog/rslib-1-0',
  }),
];
