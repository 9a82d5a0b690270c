import type {Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import sidebars from '../../../sidebars';
import {getMessage} from '../../../src/compiler/messages';
import {countTokens} from '../../../src/lib/page/countTokens';
import {llmsFiles, skillFile} from '../../../src/site/outputFiles';
import {
  addressOf,
  base,
  documents,
  document,
  files,
  localeRows,
  locales,
  pages,
  pagesIn,
  pathOf,
  readBuilt,
  type Locale,
} from '../support/build';
import {expectNone, valueProblems} from '../support/expectNone';

const fileOf = (locale: Locale, name: string): string => `${localeRows[locale].prefix}${name}`;

type Entry = {readonly section: string; readonly url: string; readonly text: string};
type Index = {readonly locale: Locale; readonly tree: Root; readonly entries: readonly Entry[]};

/** Returns the entries of `llms.txt` in order, each with the title of its section. */
function entriesOf({children}: Root): readonly Entry[] {
  let section = '';
  return children.flatMap((node): readonly Entry[] => {
    if (node.type === 'heading' && node.depth === 2) section = toString(node);
    if (node.type !== 'list' || section === '') return [];
    return node.children.map((item) => {
      const paragraph = item.children[0];
      const link = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
      return {section, url: link?.type === 'link' ? link.url : '', text: toString(item)};
    });
  });
}

const indexes: readonly Index[] = locales.map((locale) => {
  const tree = unified()
    .use(remarkParse)
    .parse(readBuilt(fileOf(locale, llmsFiles.index)));
  return {locale, tree, entries: entriesOf(tree)};
});

test.each(indexes)(
  'every page of $locale is in its list once, by its mirror, with title, description and tokens',
  ({locale, entries}) => {
    const found = entries.map(({url, text}) => `${url} ${text}`).sort();
    const wanted = pagesIn(locale)
      .map(({mirror, page}) => {
        const tokens = Math.ceil(countTokens(readBuilt(mirror)) / 50) * 50;
        const size = getMessage(locale, 'build.llms.tokens', {count: String(tokens)});
        return `${addressOf(`/${mirror}`)} ${page.title}: ${page.description} ${size}`;
      })
      .sort();
    expect(wanted.length).toBeGreaterThan(50);
    expect(found).toEqual(wanted);
    expect(Buffer.byteLength(readBuilt(fileOf(locale, llmsFiles.index)))).toBeLessThan(100_000);
  },
);

test.each(indexes)(
  'the list of $locale is in the order of the sidebars, then the releases and the blog',
  (index) => {
    const {prefix} = localeRows[index.locale];
    const ids = JSON.stringify(sidebars).match(/(?<=")(?:guide|config)\/[^"]+/g) ?? [];
    const wanted = ids.map((id) => addressOf(`/${prefix}${id}.md`));
    const found = index.entries.map(({url}) => url);
    expect(found.slice(0, wanted.length)).toEqual(wanted);
    const rest = index.entries
      .slice(wanted.length)
      .map(({url}) => pathOf(url)?.slice(prefix.length));
    expect(rest.slice(0, -1).every((path) => /^\/(?:releases|blog)\//.test(path ?? ''))).toBe(true);
    expect(index.entries.at(-1)).toMatchObject({
      section: 'Optional',
      url: addressOf(`/${prefix}index.md`),
    });
  },
);

test.each(indexes)('the list of $locale links to files and to other lists', ({locale, tree}) => {
  const links: string[] = [];
  visit(tree, 'link', ({url}: Link) => void links.push(url));
  const missing = links.filter((url) => !files.has(pathOf(url)?.slice(1) ?? ''));
  expect(missing).toEqual([]);
  const others = locales.filter((name) => name !== locale);
  for (const name of [
    fileOf(locale, llmsFiles.full),
    ...others.map((other) => fileOf(other, llmsFiles.index)),
    skillFile,
  ]) {
    expect(links).toContain(addressOf(`/${name}`));
  }
});

test.each(indexes)('the full text of $locale is its mirrors, in the order of the list', (index) => {
  const full = readBuilt(fileOf(index.locale, llmsFiles.full));
  const mirrors = index.entries.map(({url}) => readBuilt(pathOf(url)!.slice(1)));
  const start = full.indexOf(mirrors[0]!);
  expect(full.slice(start)).toBe(mirrors.join('\n'));
  expect(full.slice(0, start)).toMatch(/^# .+\n\n> .+\n\n$/);
});

test('every document names its list of pages, and every page its mirror', () => {
  const mirrors = new Map(pages.map(({file, mirror}) => [file, mirror]));
  const problems = documents.flatMap(({file, locale}) => {
    const $ = document(file);
    const index = `${base}${fileOf(locale, llmsFiles.index)}`;
    const mirror = mirrors.get(file);
    const names = [
      $('head link[rel=describedby][type="text/plain"]').attr('href'),
      $('body > p[hidden] a').attr('href'),
      $('head link[rel=alternate][type="text/markdown"]').attr('href'),
    ];
    return valueProblems(file, {names}, {names: [index, index, mirror && `${base}${mirror}`]});
  });
  expectNone(problems, 'See src/compiler/outputs/agentTags.ts and src/components/MirrorLink.');
});
