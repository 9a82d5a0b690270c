import {pagesOf} from '../../tools/check';
import type {Locale} from '../../src/site/locales';
import {fileOf, pageFrom, identify, type SourcePage} from '../../tools/check/sourcePages';
import {pageRules} from '../../tools/check/rules';
import {onDisk, type Site} from '../../tools/check/rules/rule';

const key = 'docs/guide/start/quick-start.mdx';

/** Returns a copy of the page with a change. */
function changed(locale: Locale, change: (source: string) => string): SourcePage {
  const page = onDisk.page(key, locale)!;
  const source = change(page.source);
  expect(source).not.toBe(page.source);
  return pageFrom(page.file, source);
}

/** Returns a site in which some pages differ from those on disk. */
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

/** Returns the violations of a changed page that the original does not have. */
function violations(title: string, page: SourcePage): string {
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

/** Rules with changes that violate them and parts of the messages. */
const broken: readonly (readonly [string, (source: string) => string, string])[] = [
  ['front matter has known keys of the right type', put('title:', 'titel: x\ntitle:'), '"titel"'],
  ['every page has a title and a description', put(/^description:.*$/m, ''), 'no description'],
  ['titles are unique in all languages', put(/^title:.*$/m, 'title: Glossary'), 'glossary.mdx'],
  [
    'descriptions are unique in all languages',
    (source) =>
      source.replace(
        /^description:.*$/m,
        `description: ${String(onDisk.page('docs/guide/start/glossary.mdx', 'en')!.frontMatter.description)}`,
      ),
    'glossary.mdx',
  ],
  [
    'descriptions have a length that search results show completely',
    put(/^description:.*$/m, 'description: Short'),
    '5 characters',
  ],
  ['a description is plain text', put('description: ', 'description: See `rslib`. '), '`rslib`'],
  [
    'headings have unique ids of lower-case letters, digits and hyphens',
    add('## New'),
    '"New" has no id',
  ],
  [
    'headings have unique ids of lower-case letters, digits and hyphens',
    add('## New {/* #New_id */}'),
    'has the id "New_id"',
  ],
  [
    'headings have unique ids of lower-case letters, digits and hyphens',
    add('## New {/* #next */}'),
    'of an earlier heading',
  ],
  [
    'code in headings has no space at its ends',
    add('## ``Unknown `x` `` {/* #new */}'),
    'Unknown `x` ',
  ],
  ['a paragraph is one line', add('One\ntwo'), 'continues on'],
  [
    'pages except overviews have 250 words and an example or a table',
    put(/\n## [\s\S]*$/, '\n'),
    'words, not 250',
  ],
  [
    'pages except overviews have 250 words and an example or a table',
    (source) => source.replace(/^(?:\||<Example).*$/gm, ''),
    'no example and no table',
  ],
  [
    'commands of a package manager are shown by PackageManagerTabs',
    add('```bash\nnpm install\n```'),
    'npm install',
  ],
  [
    'internal links are paths of files from the content root, or of the blog',
    add('[A](./glossary.mdx)'),
    './glossary.mdx',
  ],
  ['link targets exist', add('[A](/config/lib/nope.mdx)'), 'which does not exist'],
  ['link targets exist', add('[A](/config/lib/dts.mdx#nope)'), 'has only'],
  ['link targets exist', add('[A](#nope)'), 'links to "#nope"'],
  ['link targets exist', add('[A](/blog/nope)'), 'which does not exist'],
  ['link targets exist', add('![A](/img/nope.svg)'), 'which does not exist'],
  ['components exist and find their data', add('<Exampel name="minimal" />'), 'is not a component'],
  ['components exist and find their data', add('<Example name="nope" />'), 'No recorded example'],
  [
    'components exist and find their data',
    add('<Example name="minimal" files={["nope.ts"]} />'),
    'has no file',
  ],
  ['components exist and find their data', add('<OptionFacts name="dts.nope" />'), 'dts.nope'],
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
        'a page contains no code that runs in the browser',
        add(line),
        `${name} in docs/guide/start/quick-start.mdx never runs in the browser: move it to a component whose module begins with 'use client', and import that.`,
      ] as const,
  ),
  ['callouts have a known kind and are closed', add(':::caution[A]\n\nText\n\n:::'), ':::caution'],
  ['callouts have a known kind and are closed', add(':::note[A]\n\nText'), 'is not closed'],
  [
    'link texts and image descriptions are not empty',
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
  ['links are the same in every language', add('[一](/config/index.mdx)'), 'links to /config'],
];

describe('violations of rules are reported', () => {
  it.each(broken)('%s (%#)', (title, change, expected) => {
    expect(violations(title, changed('en', change))).toContain(expected);
  });

  it.each(brokenInChinese)('in Chinese: %s', (title, change, expected) => {
    expect(violations(title, changed('zh-Hans', change))).toContain(expected);
  });

  it('a page that exists in only one language', () => {
    const page = pageFrom('docs/guide/start/new.mdx', '---\ntitle: New\n---\n');
    const rule = pageRules.find(({title}) => title === 'every language has the same pages')!;
    expect(rule.problems(page, siteWith([page])).join()).toContain('has no zh-Hans page');
  });

  it('the line of a syntax error', () => {
    const page = pageFrom('docs/x.mdx', '---\ntitle: X\n---\n\nText\n\n<Tabs>\n');
    expect(() => page.tree).toThrow(/^docs\/x\.mdx:7: does not parse: /);
    expect(() => pageFrom('docs/x.mdx', '---\ntitle: [\n---\n')).toThrow(/^docs\/x\.mdx:\d: /);
  });
});

it('a page may import components', () => {
  const page = changed(
    'en',
    add(
      "import Counter from '@site/src/components/Counter';\n\n<Counter start={1} />\n\n<Counter.Part />",
    ),
  );
  const names = [
    'components exist and find their data',
    'a page contains no code that runs in the browser',
  ];
  expect(names.map((title) => violations(title, page))).toEqual(['', '']);
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
  ])('reads pages from %j: %j', (args, keys) => {
    expect(pagesOf(args)).toEqual(keys);
  });

  it('accepts a folder of pages', () => {
    expect(pagesOf(['docs/guide/start'])).toContain('docs/guide/start/glossary.mdx');
  });

  it.each([[[]], [['-t', 'links']], [['--ci']]])('runs the tests for %j', (args) => {
    expect(pagesOf(args)).toBeUndefined();
  });

  it('throws on a file that is not a page', () => {
    expect(() => pagesOf(['README.md'])).toThrow('README.md is not a page');
    expect(() => pagesOf(['docs/nope.mdx'])).toThrow('docs/nope.mdx does not exist');
  });

  it('identifies pages by their files', () => {
    expect(identify('docs/a/b.mdx')).toEqual({locale: 'en', key: 'docs/a/b.mdx'});
    expect(identify('docs/a/b.ts')).toBeUndefined();
    expect(identify('i18n/zh-Hans/docusaurus-plugin-content-blog/a.mdx')).toEqual({
      locale: 'zh-Hans',
      key: 'blog/a.mdx',
    });
  });
});
