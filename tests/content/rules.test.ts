import {pagesOf} from '../../tools/check';
import type {Locale} from '../../src/site/locales';
import {fileOf, pageFrom, identify, type SourcePage} from '../../tools/check/pages';
import {pageRules} from '../../tools/check/rules';
import {codeRules} from '../../tools/check/rules/code';
import {flagRules} from '../../tools/check/rules/flags';
import {onDisk, type Site} from '../../tools/check/rules/rule';

const key = 'docs/guide/start/quick-start.mdx';

/** A copy of a page with something else in it. */
function changed(locale: Locale, change: (source: string) => string): SourcePage {
  const page = onDisk.page(key, locale)!;
  const source = change(page.source);
  expect(source).not.toBe(page.source);
  return pageFrom(page.file, source);
}

/** A site in which some pages have another text than on disk. */
function siteWith(changed: readonly SourcePage[]): Site {
  const find = (key: string, locale: Locale): SourcePage | undefined =>
    changed.find((page) => page.key === key && page.locale === locale);
  return {
    pages: () => {
      const rest = onDisk.pages().filter(({key, locale}) => !find(key, locale));
      return [...rest, ...changed];
    },
    page: (key, locale) => find(key, locale) ?? onDisk.page(key, locale),
  };
}

/** What a rule says about a changed page that it does not say about the page as it is. */
function says(title: string, page: SourcePage): string {
  const rule = pageRules.find((one) => one.title === title);
  if (!rule) throw new Error(`No rule "${title}"`);
  const before = rule.problems(onDisk.page(key, page.locale)!, onDisk);
  return rule
    .problems(page, siteWith([page]))
    .filter((problem) => !before.includes(problem))
    .join('\n');
}

const add = (text: string) => (source: string) => `${source}\n${text}\n`;
const put = (from: string | RegExp, to: string) => (source: string) => source.replace(from, to);

/** Rules, what breaks them, and a part of what they say. */
const broken: readonly (readonly [string, (source: string) => string, string])[] = [
  ['front matter has known keys of the right type', put('title:', 'titel: x\ntitle:'), '"titel"'],
  ['every page has a title and a description', put(/^description:.*$/m, ''), 'no description'],
  [
    'titles are unique over all pages of both languages',
    put(/^title:.*$/m, 'title: Glossary'),
    'glossary.mdx',
  ],
  [
    'descriptions are unique over all pages of both languages',
    (source) =>
      source.replace(
        /^description:.*$/m,
        `description: ${String(onDisk.page('docs/guide/start/glossary.mdx', 'en')!.frontMatter.description)}`,
      ),
    'glossary.mdx',
  ],
  [
    'descriptions have a length that result pages show whole',
    put(/^description:.*$/m, 'description: Short'),
    '5 characters',
  ],
  ['a description is plain text', put('description: ', 'description: See `rslib`. '), '`rslib`'],
  [
    'every heading has an id of lower-case letters, digits and hyphens, once per page',
    add('## New'),
    '"New" has no id',
  ],
  [
    'every heading has an id of lower-case letters, digits and hyphens, once per page',
    add('## New {/* #New_id */}'),
    'has the id "New_id"',
  ],
  [
    'every heading has an id of lower-case letters, digits and hyphens, once per page',
    add('## New {/* #next */}'),
    'of an earlier heading',
  ],
  [
    'code in a heading begins and ends without a space',
    add('## ``Unknown `x` `` {/* #new */}'),
    'Unknown `x` ',
  ],
  ['headings begin at depth 2 and skip none', add('# New {/* #new */}'), 'depth 1'],
  ['headings begin at depth 2 and skip none', add('#### New {/* #new */}'), 'depth 4'],
  ['a paragraph is one line', add('One\ntwo'), 'goes on'],
  ['every code block names its language', add('```\nx\n```'), 'none'],
  [
    'a page that is no overview has 250 words of its own, and an example or a table',
    put(/\n## [\s\S]*$/, '\n'),
    'words of its own',
  ],
  [
    'a page that is no overview has 250 words of its own, and an example or a table',
    (source) => source.replace(/^(?:\||<Example).*$/gm, ''),
    'no example and no table',
  ],
  [
    'commands of a package manager are shown by PackageManagerTabs',
    add('```bash\nnpm install\n```'),
    'npm install',
  ],
  [
    'links inside the site lead to files from the content root, or to the blog',
    add('[A](./glossary.mdx)'),
    './glossary.mdx',
  ],
  [
    'links lead to pages and headings that exist',
    add('[A](/config/lib/nope.mdx)'),
    'which does not exist',
  ],
  ['links lead to pages and headings that exist', add('[A](/config/lib/dts.mdx#nope)'), 'has only'],
  ['links lead to pages and headings that exist', add('[A](#nope)'), 'leads to "#nope"'],
  ['links lead to pages and headings that exist', add('[A](/blog/nope)'), 'which does not exist'],
  [
    'links lead to pages and headings that exist',
    add('![A](/img/nope.svg)'),
    'which does not exist',
  ],
  [
    'components of a page exist and find what they show',
    add('<Exampel name="minimal" />'),
    'is no component',
  ],
  [
    'components of a page exist and find what they show',
    add('<Example name="nope" />'),
    'No recorded example',
  ],
  [
    'components of a page exist and find what they show',
    add('<Example name="minimal" files={["nope.ts"]} />'),
    'has no file',
  ],
  [
    'components of a page exist and find what they show',
    add('<OptionFacts name="dts.nope" />'),
    'dts.nope',
  ],
  ...(
    [
      ['{useState(0)[0]}', 'useState'],
      ['Line {React.useId()} and {React.useReducer(a, b)[0]}', 'useReducer'],
      ['export const Own = () => useCopy("x").label;', 'useCopy'],
      ['export const Own = () => <a onBlur={close} />;', 'onBlur of <a>'],
      ['<button onClick={() => open()}>x</button>', 'onClick of <button>'],
      ['<Badge type={useColorMode().colorMode}>x</Badge>', 'useColorMode'],
      ['<BrowserOnly>{() => 1}</BrowserOnly>', '<BrowserOnly>'],
    ] as const
  ).map(
    ([line, name]) =>
      [
        'a page has no code of its own that runs in the browser',
        add(line),
        `${name} in docs/guide/start/quick-start.mdx never runs in the browser: move it to a component whose module begins with 'use client', and import that.`,
      ] as const,
  ),
  [
    'callouts are of a known kind and are closed',
    add(':::caution[A]\n\nText\n\n:::'),
    ':::caution',
  ],
  ['callouts are of a known kind and are closed', add(':::note[A]\n\nText'), 'is not closed'],
  [
    'link texts and images that are translated are not empty',
    add('[](/config/index.mdx)'),
    '[](/config/index.mdx)',
  ],
];

const brokenInChinese: typeof broken = [
  [
    'headings, code, components, callouts, tables and images are the same in every language, in the same order',
    add('## 新 {/* #newer */}'),
    '"新" (#newer) is not in docs/',
  ],
  ['pages of every language lead to the same places', add('[一](/config/index.mdx)'), 'leads to'],
];

describe('a rule notices', () => {
  it.each(broken)('%s (%#)', (title, change, expected) => {
    expect(says(title, changed('en', change))).toContain(expected);
  });

  it.each(brokenInChinese)('in Chinese: %s', (title, change, expected) => {
    expect(says(title, changed('zh-Hans', change))).toContain(expected);
  });

  it('a page that one language lacks', () => {
    const page = pageFrom('docs/guide/start/new.mdx', '---\ntitle: New\n---\n');
    const rule = pageRules.find(({title}) => title === 'every language has the same pages')!;
    expect(rule.problems(page, siteWith([page])).join()).toContain('has no zh-Hans page');
  });

  it('where a page does not parse', () => {
    const page = pageFrom('docs/x.mdx', '---\ntitle: X\n---\n\nText\n\n<Tabs>\n');
    expect(() => page.tree).toThrow(/^docs\/x\.mdx:7: does not parse: /);
    expect(() => pageFrom('docs/x.mdx', '---\ntitle: [\n---\n')).toThrow(/^docs\/x\.mdx:\d: /);
  });

  it('something, whichever rule it is', () => {
    const proved = new Set([...broken, ...brokenInChinese].map(([title]) => title));
    // What code breaks is in code.test.ts, what flags break in options.test.ts; a missing page is above.
    const elsewhere = new Set([
      ...[...codeRules, ...flagRules].map(({title}) => title),
      'every language has the same pages',
    ]);
    const unproved = pageRules.filter(({title}) => !proved.has(title) && !elsewhere.has(title));
    expect(unproved.map(({title}) => title)).toEqual([]);
  });
});

it('a page may import components and use them', () => {
  const page = changed(
    'en',
    add(
      "import Counter from '@site/src/components/Counter';\n\n<Counter start={1} />\n\n<Counter.Part />",
    ),
  );
  const names = [
    'components of a page exist and find what they show',
    'a page has no code of its own that runs in the browser',
  ];
  expect(names.map((title) => says(title, page))).toEqual(['', '']);
});

describe('npm run check', () => {
  it.each([
    [['docs/config/lib/dts.mdx'], ['docs/config/lib/dts.mdx']],
    [['./docs/config/lib/dts.mdx'], ['docs/config/lib/dts.mdx']],
    [[fileOf('docs/config/lib/dts.mdx', 'zh-Hans')], ['docs/config/lib/dts.mdx']],
    [
      [
        'docs/config/lib/dts.mdx',
        fileOf('docs/config/lib/dts.mdx', 'zh-Hans'),
        'blog/introducing-rslib.mdx',
      ],
      ['docs/config/lib/dts.mdx', 'blog/introducing-rslib.mdx'],
    ],
  ])('takes %j for the pages %j', (args, keys) => {
    expect(pagesOf(args)).toEqual(keys);
  });

  it('takes a folder for all pages below it', () => {
    expect(pagesOf(['docs/guide/start'])).toContain('docs/guide/start/glossary.mdx');
  });

  it.each([[[]], [['-t', 'links']], [['--ci']]])('runs the tests for %j', (args) => {
    expect(pagesOf(args)).toBeUndefined();
  });

  it('says what is no page', () => {
    expect(() => pagesOf(['README.md'])).toThrow('README.md is no page');
    expect(() => pagesOf(['docs/nope.mdx'])).toThrow('There is no docs/nope.mdx');
  });

  it('knows the place of a page', () => {
    expect(identify('docs/a/b.mdx')).toEqual({locale: 'en', key: 'docs/a/b.mdx'});
    expect(identify('docs/a/b.ts')).toBeUndefined();
    expect(identify('i18n/zh-Hans/docusaurus-plugin-content-blog/a.mdx')).toEqual({
      locale: 'zh-Hans',
      key: 'blog/a.mdx',
    });
  });
});
