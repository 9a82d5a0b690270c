import {pagesOf} from '../../tools/check';
import type {Locale} from '../../src/site/locales';
import {allPages, fileOf, pageFrom, identify, type SourcePage} from '../../tools/check/sourcePages';
import {neverRuns} from '../../packages/docusaurus-plugin-islands/src/lint/browserCode.mjs';
import {pageRules} from '../../tools/check/rules';
import {
  lengthProblems,
  plainProblems,
  textsOfSettings,
} from '../../tools/check/rules/frontMatterRules';
import {translationRule} from '../../tools/check/rules/parityRules';
import {onDisk, type Site} from '../../tools/check/rules/rule';
import {expectNone} from './support/expectNone';

// `npm run i18n -- check --all` applies `translationRule` to all pages, so this test leaves it out.
test.each(pageRules.filter((rule) => rule !== translationRule))('$title', ({problems, advice}) => {
  expectNone(
    allPages().flatMap((page) => problems(page, onDisk)),
    advice,
  );
});

test('the descriptions of home and blog keep the same rules', () => {
  const problems = textsOfSettings.flatMap((text) => [
    ...lengthProblems(text),
    ...plainProblems(text),
    ...textsOfSettings
      .filter((other) => other !== text && other.description === text.description)
      .map((other) => `${text.place}: "${text.description}" is that of ${other.place}`),
  ]);
  expectNone(
    problems,
    'A description is plain, unique, and has 60 to 160 characters in English, 30 to 90 in Chinese.',
  );
});

test.each([
  ['Make __dirname and __filename work in ESM output.', 0],
  ['Set out_base and dist_path.', 0],
  ['A `lib` item', 1],
  ['An _emphasis_ here', 1],
  ['A __strong__ word', 1],
  ['A [link](/x)', 1],
  ['<b>x</b>', 1],
])('the description "%s" has %i problems', (description, count) => {
  const text = {locale: 'en', place: 'x.mdx:1', title: 'X', description} as const;
  expect(plainProblems(text)).toHaveLength(count);
});

/** Key of the page that the cases change. */
const key = 'docs/guide/start/quick-start.mdx';

/** Returns a copy of the page with a changed source. */
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
function violations(page: SourcePage): string {
  const original = onDisk.page(key, page.locale)!;
  const before = pageRules.flatMap((rule) => rule.problems(original, onDisk));
  return pageRules
    .flatMap((rule) => rule.problems(page, siteWith([page])))
    .filter((problem) => !before.includes(problem))
    .join('\n');
}

const add = (text: string) => (source: string) => `${source}\n${text}\n`;
const put = (from: string | RegExp, to: string) => (source: string) => source.replace(from, to);
const describeAs = (text: string) => put(/^description:.*$/m, `description: ${text}`);

const glossary = onDisk.page('docs/guide/start/glossary.mdx', 'en')!;
const glossaryDescription = String(glossary.frontMatter.description);

type Case = readonly [expected: string, change: (source: string) => string];

/** Each case: a part of the expected message, and a change of the page that violates a rule. */
const broken: readonly Case[] = [
  ['"titel"', put('title:', 'titel: x\ntitle:')],
  ['no description', put(/^description:.*$/m, '')],
  ['"Glossary - Rslib" is also used by docs/', put(/^title:.*$/m, 'title: Glossary')],
  ['used by docs/guide/start/glossary.mdx', describeAs(glossaryDescription)],
  ['5 characters', describeAs('Short')],
  ['See `rslib`', put('description: ', 'description: See `rslib`. ')],
  ['"Create', put(/^(?=You need)/m, 'Create a library with one command, and build it. ')],
  ['"New" has no id', add('## New')],
  ['has the id "New_id"', add('## New {/* #New_id */}')],
  ['of an earlier heading', add('## New {/* #next */}')],
  ['"Unknown `x` "', add('## ``Unknown `x` `` {/* #new */}')],
  ['"Not found., The"', add('## `Not found.`, `The` {/* #new */}')],
  ['follows commands', add('```bash\nrm a\n```\n\n```bash\nrm b\n```')],
  ['continues on', add('One\ntwo')],
  ['words, not 250', put(/\n## [\s\S]*$/, '\n')],
  ['no example and no table', put(/^(?:\||<Example).*$/gm, '')],
  [': npm install', add('```bash\nnpm install\n```')],
  [': ./glossary.mdx', add('[A](./glossary.mdx)')],
  ['links to /config/lib/nope.mdx, which does not exist', add('[A](/config/lib/nope.mdx)')],
  ['dts.mdx has only', add('[A](/config/lib/dts.mdx#nope)')],
  ['links to "#nope"', add('[A](#nope)')],
  ['links to /blog/nope, which does not exist', add('[A](/blog/nope)')],
  ['links to /img/nope.svg, which does not exist', add('![A](/img/nope.svg)')],
  ['is not a component', add('<Exampel name="minimal" />')],
  ['No recorded example', add('<Example name="nope" />')],
  ['has no file', add('<Example name="minimal" files={["nope.ts"]} />')],
  ['dts.bundle.tsconfigPath', add('<OptionFacts name="dts.nope" />')],
  [neverRuns('useState', key), add('{useState(0)[0]}')],
  [neverRuns('useReducer', key), add('Line {React.useId()} and {React.useReducer(a, b)[0]}')],
  [neverRuns('useCopy', key), add('export const Own = () => useCopy("x").label;')],
  [neverRuns('onBlur of <a>', key), add('export const Own = () => <a onBlur={close} />;')],
  [neverRuns('onClick of <button>', key), add('<button onClick={() => open()}>x</button>')],
  [neverRuns('useColorMode', key), add('<Badge type={useColorMode().colorMode}>x</Badge>')],
  [neverRuns('<BrowserOnly>', key), add('<BrowserOnly>{() => 1}</BrowserOnly>')],
  [':::caution', add(':::caution[A]\n\nText\n\n:::')],
  [':::note is not closed', add(':::note[A]\n\nText')],
  [': [](/config/index.mdx)', add('[](/config/index.mdx)')],
];

const brokenInChinese: readonly Case[] = [
  ['"新" (#newer) is not in docs/', add('## 新 {/* #newer */}')],
  ['links to /config', add('[一](/config/index.mdx)')],
  ['`新` does not occur in docs/', add('`新`')],
];

describe('violations of rules are reported', () => {
  it.each(broken)('%s', (expected, change) => {
    expect(violations(changed('en', change))).toContain(expected);
  });

  it.each(brokenInChinese)('in Chinese: %s', (expected, change) => {
    expect(violations(changed('zh-Hans', change))).toContain(expected);
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
  expect(violations(page)).toBe('');
});

describe('npm run check', () => {
  const dts = 'docs/config/lib/dts.mdx';
  const article = 'blog/introducing-rslib.mdx';

  it.each([
    [[dts], [dts]],
    [[`./${dts}`], [dts]],
    [[fileOf(dts, 'zh-Hans')], [dts]],
    [
      [dts, fileOf(dts, 'zh-Hans'), article],
      [dts, article],
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
