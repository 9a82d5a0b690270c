import {exists} from './support/files';
import {fullText} from './support/fullText';
import {
  fileOf,
  headingsOf,
  isRouted,
  keyOfRoute,
  pageFrom,
  routeOf,
  sourcePages,
} from './support/pages';
import {expectNone} from './support/problems';
import {onDisk, siteWith} from './support/rules/rule';
import {beginning, isOnPage, missingTerms, termsRule} from './support/rules/terms';
import {defaultLocale, locales} from '../../src/site/locales';
import {needsTerms, routesWithTerms, termLists} from './terms';
import {knownErrors} from './terms/errors';
import type {RouteTerms, Term} from './terms/types';

const lists = new Map(termLists.map((list) => [list.route, list]));

test('every route of the table has one list, and none is empty', () => {
  const problems = [
    ...routesWithTerms
      .filter((route) => !lists.has(route))
      .map((route) => `tests/content/terms/index.ts:1: ${route} has no list`),
    ...termLists
      .filter(({terms}) => terms.length === 0)
      .map(({route}) => `tests/content/terms/index.ts:1: the list of ${route} is empty`),
    ...termLists
      .filter((list) => lists.get(list.route) !== list)
      .map(({route}) => `tests/content/terms/index.ts:1: ${route} has two lists`),
  ];
  expectNone(problems, 'Write what the facts name for the route, in the file of its group.');
});

test('every document of a group that has lists has one', () => {
  const problems = sourcePages('en')
    .filter((page) => page.key.startsWith('docs/') && isRouted(page))
    .filter((page) => needsTerms(routeOf(page)) && !lists.has(routeOf(page)))
    .map(({file}) => `${file}:1: has no list`);
  expectNone(problems, 'Add a list to a file of tests/content/terms.');
});

const places = termLists.flatMap((list) =>
  locales.map((locale) => [list.route, locale, list] as const),
);

it.each(places)('%s names in %s everything that the facts name for it', (route, locale, list) => {
  const key = keyOfRoute(route);
  const page = onDisk.page(key, locale);
  expectNone(
    page ? missingTerms(list, page, onDisk) : [`${fileOf(key, locale)}:1: does not exist`],
    termsRule.advice,
  );
});

test('every known error stands in a heading of a page that is about it', () => {
  const problems = knownErrors.flatMap(({text, routes}) => {
    // It may come with a page of the guide that is still to be written; pages with lists are there.
    const isPending = routes.some(
      (route) => !needsTerms(route) && !exists(fileOf(keyOfRoute(route), defaultLocale)),
    );
    if (isPending) return [];
    return locales
      .filter(
        (locale) =>
          !routes.some((route) => {
            const page = onDisk.page(keyOfRoute(route), locale);
            return page && headingsOf(page).some((found) => found.text.includes(beginning(text)));
          }),
      )
      .map(
        (locale) => `${fileOf(keyOfRoute(routes[0]!), locale)}:1: no heading "${beginning(text)}"`,
      );
  });
  expectNone(problems, 'Give the error a heading of its own, with its text in code.');
});

describe('the words of a page', () => {
  const file = 'docs/config/lib/dts.mdx';
  const page = (body: string) => pageFrom(file, `---\ntitle: X\ndescription: Y\n---\n\n${body}\n`);
  const has = (body: string, term: Term): boolean => isOnPage(term, fullText(page(body), onDisk));

  it.each<[string, Term]>([
    ['Set `dts.bundle` to `true`.', '`dts.bundle`'],
    ['Set `{ dts: { bundle: true } }`.', '`bundle: true`'],
    ['```bash\nrslib --dts\n```', '`--dts`'],
    ['## dts.bundle {/* #dts-bundle */}', '`dts.bundle`'],
    ['| `id` | `string` |\n| --- | --- |', ['`id`', '`string`']],
    [
      '## dts.bundle {/* #a */}\n\nOff: `false`.\n\n### More {/* #b */}\n\n`x`',
      ['`dts.bundle`', '`x`'],
    ],
    ['<OptionFacts name="dts.bundle" />', ['`dts.bundle`', '`false`']],
    ['<Example name="minimal" files={["src/index.ts"]} />', 'dist/index.js'],
    ['[A page](/config/lib/index.mdx#shared-options)', {link: '/config/lib/#shared-options'}],
    [
      '[一页](https://rsbuild.rs/zh/config/source/entry)',
      {link: 'https://rsbuild.rs/config/source/entry'},
    ],
    ['Since **1.0**', /1\.0/],
  ])('%s has %j', (body, term) => {
    expect(has(body, term)).toBe(true);
  });

  it.each<[string, Term]>([
    ['The words dts.bundle are no code', '`dts.bundle`'],
    ['A `width`', '`id`'],
    ['`--no-dts`', '`--dts`'],
    ['`id`\n\n`string`', ['`id`', '`string`']],
    ['## A {/* #a */}\n\n`id`\n\n## B {/* #b */}\n\n`string`', ['`id`', '`string`']],
    ['| a | b |\n| --- | --- |\n| `id` | x |\n| `dts` | `string` |', ['`id`', '`string`']],
    ['{/* `hidden` */}', '`hidden`'],
    ['[A page](/config/lib/index.mdx)', {link: '/config/lib/#shared-options'}],
  ])('%s does not have %j', (body, term) => {
    expect(has(body, term)).toBe(false);
  });
});

describe('a term list', () => {
  const list: RouteTerms = {
    route: '/config/lib/dts',
    terms: [['`dts.build`', '`false`'], '`--dts`', /\b1\.0\b/, {link: '/config/'}],
    errors: ['TS9007: Function must have an explicit return type annotation'],
  };
  const body = [
    '<OptionFacts name="dts.build" />',
    'On the command line `--dts`, since 1.0: see [the overview](/config/index.mdx).',
    '### `TS9007: Function must have an explicit return type annotation with more words` {/* #a */}',
  ];
  const missing = (...lines: string[]): readonly string[] => {
    const source = `---\ntitle: X\ndescription: Y\n---\n\n${lines.join('\n\n')}\n`;
    const page = pageFrom('docs/config/lib/dts.mdx', source);
    return missingTerms(list, page, siteWith([page]));
  };

  it('is content with a page that has everything', () => {
    expect(missing(...body)).toEqual([]);
  });

  it.each([
    [
      'the facts of an option',
      '<OptionFacts name="dts.build" />',
      'has `dts.build` beside `false`',
    ],
    ['a flag', '`--dts`', 'nowhere has `--dts`'],
    ['a number', '1.0', 'nowhere has /\\b1\\.0\\b/'],
    ['a link', '/config/index.mdx', 'nowhere has a link to /config/'],
    [
      'the words of a heading',
      'must have',
      'no heading says "TS9007: Function must have an explicit"',
    ],
  ])('misses %s', (_what, words, expected) => {
    const found = missing(...body.map((line) => line.replace(words, 'x')));
    expect(found).toEqual([expect.stringContaining(expected)]);
    expect(found[0]).toMatch(/^docs\/config\/lib\/dts\.mdx:1: /);
  });

  it('misses an error that stands in the text only', () => {
    expect(missing(...body.slice(0, 2), body[2]!.replace('### ', ''))).toHaveLength(1);
  });

  it('says which page cannot be filled in', () => {
    expect(missing('<Example name="no-such-example" />').join()).toContain(
      'No recorded example "no-such-example"',
    );
  });

  it('is asked for when a page has none', () => {
    const page = pageFrom('docs/config/new.mdx', '---\ntitle: X\n---\n');
    expect(termsRule.problems(page, onDisk).join()).toContain('has a list for /config/new');
  });
});
