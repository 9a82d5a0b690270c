import {spawnSync} from 'node:child_process';
import {localeBaseUrl, locales} from '../../src/site/locales';
import {identify, isRouted, pageFrom, routeOf} from '../check/sourcePages';
import {exists, list, read} from '../support/files';
import {root} from '../support/paths';

/** Steps and tests that `npm test -- --changed` runs. */
export type Plan = {
  /** Arguments of the steps to run, by the name of the step in `index.ts`. */
  readonly args: Readonly<Record<string, readonly string[]>>;
  /** Changed files that no row of `rows` knows, so that everything has to run. */
  readonly unknown: readonly string[];
  /** True if only texts of pages changed, so that no other page has to be opened. */
  readonly isText: boolean;
};

type Row = readonly [files: RegExp, steps: string, specs?: string];

/** Browser tests of the parts of a page that have their own, by folder of `src/components`. */
const specsOf: Readonly<Record<string, string>> = {
  CodeBlock: 'code zoom',
  CopyButton: 'code',
  Entry: 'entries',
  Example: 'example',
  Explorer: 'explorer',
  Heading: 'outline reading',
  Home: 'home',
  HoverCard: 'hovers',
  Menu: 'menus',
  Navbar: 'menus drawer theme switches no-script',
  NotFound: 'addresses',
  Outline: 'outline',
  Overview: 'overview',
  PackageManagerTabs: 'tabs',
  PageActions: 'copy-markdown',
  PageFrame: 'frame drawer',
  PageSwitches: 'switches',
  ReleaseList: 'releases',
  ReportLink: 'report',
  Search: 'search search-log search-hosted',
  ShortcutsDialog: 'shortcuts',
  Sidebar: 'drawer frame',
  Tabs: 'tabs',
  TranslationMark: 'translation',
  TranslationNotice: 'translation',
  VersionDialog: 'version',
};

/** Tests of a few pages, which every change of the site runs. */
const anyPage = 'pages axe no-script';
const view = `${anyPage} page frame theme looks print keyboard recalculation fixture fixture-islands`;
const code = 'typecheck lint texts unit';
const site = 'build built variants browser';

/** The first row that matches a file says which steps check it, and in which browser tests. */
const rows: readonly Row[] = [
  [
    /^(?:docs|blog)\/|^i18n\/[^/]+\/(?:docusaurus-plugin-content-.*\.mdx|translation-lock\.json)$/,
    'pages build built browser',
    'pages axe',
  ],
  [/^i18n\//, 'texts unit content build built browser', anyPage],
  [/^(?:[^/]+|src\/.*|tools\/.*|tests\/.*|packages\/.*)\.md$/, 'texts'],
  [/^src\/components\//, `${code} ${site}`, anyPage],
  [/^src\/(?:css|client|theme|hooks|pages)\//, `${code} ${site}`, view],
  [/^packages\/[\w-]+\/tests\//, code],
  // The mode that this site does not use.
  [/^packages\/docusaurus-plugin-islands\/src\/article\//, `${code} stock`],
  [/^packages\/docusaurus-plugin-islands\//, `${code} stock ${site}`, view],
  [/^packages\/docusaurus-translations\//, `${code} content stock ${site}`, 'translation'],
  [/^packages\/examples\//, 'lint stock'],
  [
    /^src\/(?:compiler|rslib|plugins|config|lib|site)\/|^(?:docusaurus\.config|sidebars)\.ts$|^static\//,
    `${code} content packages package ${site}`,
    `${anyPage} page headers`,
  ],
  [
    /^src\/data\/|^examples\//,
    'texts unit packages content examples hovers options explorer build built browser',
    'pages example hovers explorer',
  ],
  [
    /^tools\/rslib\/(?:examples|hovers|options|explorer)\//,
    `${code} packages content examples hovers options explorer`,
  ],
  [/^(?:tools\/dev|tests\/development)\//, `${code} development`],
  [/^tools\/package\//, `${code} packages build package`],
  [/^tools\/packages\//, `${code} stock`],
  [/^tools\/serve\//, `${code} ${site}`, 'headers addresses failures'],
  [/^tools\//, `${code} content`],
  [/^(?:packages|tests\/package)\//, `${code} packages build package`],
  [/^tests\/unit\//, code],
  [/^tests\/content\/built\//, `${code} build built`],
  [/^tests\/content\//, `${code} packages content`],
  [/^tests\/e2e\/[\w-]+\.spec\.ts$/, `typecheck lint texts ${site}`],
  [/^tests\/(?:bench|browsers)\//, 'typecheck lint texts'],
  [/^\.github\//, 'texts content'],
];

export const specName = (file: string): string => /([\w-]+)\.spec\.ts$/.exec(file)?.[1] ?? '';

/** Returns the variants of the fixture site that browser tests open. */
function variantsOf(specs: readonly string[]): readonly string[] {
  const names = specs.flatMap((file) => read(file).match(/(?<=useVariant\(')\w+/g) ?? []);
  return [...new Set(names)];
}

/** Returns the plan for changed files, given from the root of the repository. */
export function planFor(files: readonly string[]): Plan {
  const rowOf = (file: string): Row | undefined => rows.find(([pattern]) => pattern.test(file));
  const words = (text = ''): readonly string[] => text.split(' ').filter(Boolean);
  const present = files.filter(exists);
  const names = files.flatMap((file) => [
    ...words(rowOf(file)?.[2]),
    ...words(specsOf[/^src\/components\/(\w+)/.exec(file)?.[1] ?? '']),
    specName(file),
  ]);
  const specs = list('tests/e2e', /\.spec\.ts$/).filter((file) => names.includes(specName(file)));
  const variants = variantsOf(specs);
  const isText = files.every((file) => identify(file) || file.endsWith('translation-lock.json'));
  // After a change of the lock alone, no page is a changed one, so the sample of pages is opened.
  const hasPages = files.some((file) => identify(file));
  const own: Readonly<Record<string, readonly string[]>> = {
    // Of a text, what depends on its own page.
    built: isText
      ? ['pages', 'mirrors', 'validity', 'hydration'].map((name) => `/${name}.test`)
      : [],
    lint: present.filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.startsWith('examples/')),
    unit: ['--passWithNoTests', '--findRelatedTests', ...present],
    pages: present.filter((file) => identify(file)),
    variants,
    browser: specs,
  };
  // A row names `variants` for tests that may need them.
  const steps = new Set(files.flatMap((file) => words(rowOf(file)?.[1])));
  const needed = [...steps].filter(
    (step) => !['variants', 'lint', 'pages'].includes(step) || own[step]!.length > 0,
  );
  return {
    args: Object.fromEntries(needed.map((step) => [step, own[step] ?? []])),
    unknown: files.filter((file) => !rowOf(file)),
    isText: isText && hasPages,
  };
}

function git(...args: readonly string[]): string | undefined {
  const {status, stdout} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * Returns the files that the branch and the working tree change, compared with `origin/main` or `main`. Without a
 * change these are the files of the last commit, so that a test of `main` knows what it brought.
 */
export function changedFiles(): readonly string[] {
  const names = (text: string | undefined): readonly string[] =>
    text?.split('\n').filter(Boolean) ?? [];
  const base = ['origin/main', 'main'].map((name) => git('merge-base', 'HEAD', name)).find(Boolean);
  const own = [
    ...names(git('diff', '--name-only', base ?? 'HEAD')),
    ...names(git('ls-files', '--others', '--exclude-standard')),
  ];
  return own.length > 0 ? own : names(git('diff', '--name-only', 'HEAD~1'));
}

/** Returns the routes of changed pages in every language, such as `/config/lib/dts` and `/zh/config/lib/dts`. */
export function changedRoutes(files: readonly string[]): readonly string[] {
  const pages = files.filter((file) => identify(file) && exists(file));
  const routes = pages
    .map((file) => pageFrom(file, read(file)))
    .filter(isRouted)
    .map(routeOf);
  return [...new Set(routes)].flatMap((route) =>
    locales.map((locale) => localeBaseUrl('/', locale) + route.slice(1)),
  );
}

/** Returns true if a file changed on which the looks of all pages depend. */
export const changesLooks = (files: readonly string[]): boolean =>
  files.some((file) => /^src\/(?:css|theme)\//.test(file));
