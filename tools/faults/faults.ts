/** A fault that a reader would notice, and the step of `npm test` that finds it. */
export type Fault = {
  readonly name: string;
  readonly file: string;
  /** Text of the file, and the text that replaces its first occurrence. */
  readonly from: string;
  readonly to: string;
  readonly step: string;
  /** Text in the name, the file or the message of a test that fails, or in the output of a step without tests. */
  readonly finds: string;
};

/** Faults that do not hide each other, and the steps that have to find them. */
export type Group = {
  /** Arguments of `npm test`, one list per run: steps, then arguments of the last of them. */
  readonly runs: readonly (readonly string[])[];
  readonly faults: readonly Fault[];
};

const row = (
  step: string,
  name: string,
  [file, from, to]: readonly [file: string, from: string, to: string],
  finds: string,
): Fault => ({step, name, file, from, to, finds});

const zh = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current';

/** Faults in sources, which are found without a build. */
const ofSources: readonly Fault[] = [
  row(
    'unit',
    'The copy button copies the prompt sign',
    ['src/lib/clipboard/codeText.ts', String.raw`text.replace(/^\$ /, '')`, 'text'],
    'codeText.test.ts',
  ),
  row(
    'unit',
    'An arrow key focuses no tab',
    ['src/lib/keyboard/tabKeys.ts', '(current + 1) % count', 'current + 1'],
    'tabKeys.test.ts',
  ),
  row(
    'unit',
    'A response lacks a security header',
    ['src/site/delivery.ts', "'x-content-type-options': 'nosniff',", ''],
    'server.test.ts',
  ),
  row(
    'unit',
    'The link to the other language loses the query',
    ['src/components/Navbar/PageState.tsx', 'url.search = location.search;', ''],
    'Navbar.test.tsx',
  ),
  row(
    'unit',
    'The outline highlights the first section only',
    ['src/lib/scroll/activeHeading.ts', '+ tolerancePx).at(-1)', '+ tolerancePx).at(0)'],
    'activeHeading.test.ts',
  ),
  row(
    'content',
    'A heading has another id in Chinese',
    [`${zh}/guide/start/glossary.mdx`, '{/* #bundleless */}', '{/* #no-bundle */}'],
    'rules.test.ts',
  ),
  row(
    'content',
    'A configuration on a page has a wrong type',
    ['docs/guide/start/npm-packages.mdx', '  dts: true,', "  dts: 'always',"],
    'code.test.ts',
  ),
  row(
    'content',
    'A page names a flag that does not exist',
    ['docs/config/lib/dts.mdx', '`--dts` on the command', '`--no-dts` on the command'],
    'rules.test.ts',
  ),
  row(
    'content',
    'An old address leads to no page',
    ['src/site/redirects.ts', "to: '/guide/advanced/testing'", "to: '/guide/advanced/tests'"],
    'routes.test.ts',
  ),
  row(
    'content',
    'A page is in no sidebar',
    ['sidebars.ts', "        'guide/start/quick-start',\n", ''],
    'every document is in one sidebar',
  ),
  row(
    'texts',
    'A word is misspelt',
    ['docs/guide/start/glossary.mdx', 'A file where compilation', 'A file where compilaton'],
    'compilaton',
  ),
  row(
    'examples',
    'Recorded output is wrong',
    ['src/data/examples/minimal.json', '"bytes": 57', '"bytes": 58'],
    'minimal',
  ),
  row(
    'options',
    'The default of an option is wrong',
    ['src/data/options.json', `"default": "'esm'",`, `"default": "'cjs'",`],
    'options.json',
  ),
  row(
    'hovers',
    'The type of a name is wrong',
    ['src/data/hovers.json', '"const source: string"', '"const source: number"'],
    'hovers.json',
  ),
  row(
    'explorer',
    'The explorer shows a wrong file',
    ['src/data/explorer/texts-0.json', 'name.split(', 'name.slice('],
    'src/data/explorer',
  ),
];

/** Faults in what a build writes. */
const ofBuild: readonly Fault[] = [
  row(
    'built',
    'A page names no other language for search engines',
    [
      'src/hooks/useIsAlone.ts',
      'alone?.includes(pathname) === true',
      "alone?.includes(pathname) === true || pathname.endsWith('/dts')",
    ],
    'names itself in every language',
  ),
  row(
    'built',
    'A link of a Markdown mirror has a dead anchor',
    ['src/compiler/mirror/renderPage.ts', '`#${hash}`;', '`#${hash}-`;'],
    'links in mirrors',
  ),
  row(
    'built',
    'A search row leads to no section',
    ['src/compiler/search/readPage.ts', "(node.attribs.id ?? '')", "`${node.attribs.id ?? ''}-`"],
    'search.test.ts',
  ),
  row(
    'built',
    'A shared link has no picture',
    [
      'src/components/SocialImage/index.tsx',
      'og:image" content={image}',
      'og:image" content={title}',
    ],
    'social.test.ts',
  ),
  row(
    'built',
    'Search engines get wrong breadcrumbs',
    ['src/lib/page/structuredData.ts', 'crumb.url !== undefined)', 'crumb.url === url)'],
    'breadcrumbs are those of the page',
  ),
  row(
    'built',
    'The feed lacks the newest article',
    ['src/compiler/feeds/blogFeed.ts', 'items.forEach(', 'items.slice(1).forEach('],
    'feeds.test.ts',
  ),
  row(
    'built',
    'The list for agents lacks a page',
    [
      'src/compiler/outputs/llmsText.ts',
      'const pages = [...first, ...own];',
      'const pages = [...first, ...own].slice(1);',
    ],
    'llms.test.ts',
  ),
  row(
    'built',
    'An island renders something else than the server',
    [
      'src/components/Tabs/TabsView.tsx',
      '            {tabs.length}\n',
      "            {typeof window === 'undefined' ? 0 : tabs.length}\n",
    ],
    'hydration.test.tsx',
  ),
];

/** Faults that only a browser shows. */
const inBrowser: readonly Fault[] = [
  row(
    'browser',
    'An island throws',
    [
      'src/components/Overview/OverviewFilter.tsx',
      'useLayoutEffect(() => removeHighlights, []);',
      "useLayoutEffect(() => {\n    throw new Error('injected');\n  }, []);",
    ],
    'injected',
  ),
  row(
    'browser',
    'A script breaks the content security policy',
    [
      'src/components/Home/Stars.tsx',
      'let frame = 0;',
      "let frame = 0;\n    setTimeout('scrollX');",
    ],
    'policy violation',
  ),
  row(
    'browser',
    'A table hides a column',
    [
      'src/components/Table/styles.css',
      '  .scroll-x table {',
      '  .scroll-x :is(td, th):nth-child(2) {\n    display: none;\n  }\n\n  .scroll-x table {',
    ],
    'hides ',
  ),
  row(
    'browser',
    'Focus is lost after the search closes',
    [
      'src/components/Search/Dialog.tsx',
      'flushSync(onClosed);',
      'flushSync(onClosed);\n    (document.activeElement as HTMLElement | null)?.blur();',
    ],
    'search.spec.ts',
  ),
  row(
    'browser',
    'A page scrolls sideways on a phone',
    [
      'src/css/base.css',
      '  @media (prefers-reduced-motion: reduce) {',
      '  h1 {\n    min-width: 30rem;\n  }\n\n  @media (prefers-reduced-motion: reduce) {',
    ],
    'scrolls sideways',
  ),
  row(
    'browser',
    'A button is too small to tap',
    [
      'src/css/targets.css',
      '  .points__title,',
      '  .actions__button {\n    height: 1rem;\n    min-height: 0;\n  }\n\n  .points__title,',
    ],
    'targets of',
  ),
  row(
    'browser',
    'A page moves after it has loaded',
    [
      'src/css/static.css',
      '  @media (scripting: none) {\n    .not-found__search',
      '  html[data-ready] .theme-doc-breadcrumbs {\n    padding-block-end: 6rem;\n  }\n\n  @media (scripting: none) {\n    .not-found__search',
    ],
    'layout shift',
  ),
  row(
    'browser',
    'The navigation is printed',
    ['src/css/print.deferred.css', '    .page-actions,\n', ''],
    'toHaveCount',
  ),
  row(
    'browser',
    'Without scripts the panels of tabs are hidden',
    ['src/components/Tabs/styles.css', '    .tabs__panel {\n', '    .tabs__panel-none {\n'],
    'no-script.spec.ts',
  ),
  row(
    'browser',
    'Something moves in spite of reduced motion',
    [
      'src/css/base.css',
      '      animation: none !important;\n      transition: none !important;\n      scroll-behavior: auto !important;\n',
      '',
    ],
    'moves with reduced motion',
  ),
  row(
    'browser',
    'The theme flashes while a page loads',
    [
      'src/client/stores/themeStore.ts',
      'root.dataset.theme = next;',
      "if (!('ready' in root.dataset)) setTimeout(() => (root.dataset.theme = next), 300);\n    else root.dataset.theme = next;",
    ],
    'theme.spec.ts',
  ),
  row(
    'browser',
    'A link opens a page in its middle',
    ['src/client/navigate.ts', '      window.scrollTo(0, 0);\n', ''],
    'page.spec.ts',
  ),
];

const specs = 'axe no-script page pages search tabs theme'.split(' ');

export const groups = {
  sources: {
    runs: [
      ['unit', 'codeText', 'tabKeys', 'serve/server', 'Navbar', 'activeHeading'],
      ['texts,packages,examples,content,hovers,options,explorer'],
    ],
    faults: ofSources,
  },
  built: {runs: [['build,built']], faults: ofBuild},
  browser: {
    runs: [['build,variants,browser', ...specs.map((name) => `/${name}.spec.ts`)]],
    faults: inBrowser,
  },
} satisfies Readonly<Record<string, Group>>;

export type GroupName = keyof typeof groups;
