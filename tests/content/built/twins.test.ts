import type {Heading, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {serializers} from '../../../src/plugins/site-mdx/components';
import {jsx} from '../../../src/plugins/site-mdx/jsx';
import {stringify} from '../../../src/plugins/site-pages/twin';
import {llmsFiles} from '../../../src/site/llms';
import {
  addressOf,
  brokenLink,
  document,
  localeRows,
  locales,
  pages,
  readBuilt,
  sourceOf,
  type BuiltPage,
  type Locale,
} from '../support/build';
import {isSameCell, partsOfPage, partsOfTwin, rowsOf} from '../support/parts';
import {pageData} from '../support/rules/components';
import {lineOf} from '../support/files';
import {expectNone} from '../support/problems';

type Twin = BuiltPage & {readonly text: string; readonly tree: Root};

const parser = unified().use(remarkParse).use(remarkGfm);
const twins: readonly Twin[] = pages.map((page) => {
  const text = readBuilt(page.twin);
  return {...page, text, tree: parser.parse(text)};
});

/** The text of a twin with code blanked out, so that offsets stay. */
function withoutCode({text, tree}: Twin): string {
  let result = text;
  visit(tree, ['code', 'inlineCode'], (node) => {
    const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
    result =
      result.slice(0, start) + result.slice(start, end).replace(/[^\n]/g, ' ') + result.slice(end);
  });
  return result;
}

test('twins are Markdown without components, imports, comments and directives', () => {
  const problems = twins.flatMap((twin) => {
    const text = withoutCode(twin);
    const pattern =
      /<\/?[A-Z]\w*|^(?:import|export)\s.*$|\{\/\*|^:::.*$|^---\n(?:\w+:)|\[object Object\]|\bundefined\b/gm;
    return [...text.matchAll(pattern)].map(
      (match) => `${twin.twin}:${lineOf(text, match.index)}: ${match[0]} (${sourceOf(twin)})`,
    );
  });
  expectNone(
    problems,
    'Give the component a serialiser, or correct the one it has (src/components/*/markdown.ts).',
  );
});

test('code in twins has no marks', () => {
  const problems = twins.flatMap((twin) =>
    [...twin.text.matchAll(/\[!code\b|\bhighlight-(?:next-line|start|end)\b/g)].map(
      (match) => `${twin.twin}:${lineOf(twin.text, match.index)}: ${match[0]}`,
    ),
  );
  expectNone(problems, 'Marks are for the page; code that is copied from a twin has to run.');
});

test('a twin begins with title, description, address, language, last change and the list of all pages', () => {
  const problems = twins.flatMap((twin) => {
    const {page, tree, locale} = twin;
    const [title, lead, facts] = tree.children;
    const isRight =
      title?.type === 'heading' &&
      title.depth === 1 &&
      toString(title) === page.headingTitle &&
      lead?.type === 'blockquote' &&
      toString(lead) === page.description &&
      facts?.type === 'list';
    const found = isRight ? facts.children.map((item) => toString(item).split(/: |：/)[1]) : [];
    const day = (time: number | string | Date): string => new Date(time).toISOString().slice(0, 10);
    const {date} = page.frontmatter;
    const wanted = [
      addressOf(twin.route),
      `${localeRows[locale].label} (${localeRows[locale].htmlLang})`,
      ...(date === undefined ? [] : [day(date)]),
      ...(page.lastUpdatedTime === null ? [] : [day(page.lastUpdatedTime)]),
      addressOf(`/${localeRows[locale].prefix}${llmsFiles.index}`),
    ];
    return JSON.stringify(found) === JSON.stringify(wanted)
      ? []
      : [`${twin.twin}:1: has ${found.join(' | ')}, not ${wanted.join(' | ')}`];
  });
  expectNone(problems, 'Title, lead and facts come from the manifest.');
});

/** The tables that stand for the drawings of a language. */
function drawingsOf(locale: Locale): ReadonlySet<string> {
  const names = Object.keys(serializers).filter((name) => name.endsWith('Diagram'));
  const tables = names.flatMap((name) =>
    serializers[name]!({node: jsx(name, {}), props: {}, data: pageData(locale)}),
  );
  return new Set(
    tables
      .filter((node) => node.type === 'table')
      .map((node) => JSON.stringify(rowsOf(parser.parse(stringify([node])).children[0] as Table))),
  );
}

/** Where two lists differ first; undefined when they are the same. */
function difference<T>(
  page: readonly T[],
  twin: readonly T[],
  isSame: (a: T, b: T) => boolean = (a, b) => a === b,
): string | undefined {
  const index = Array.from({length: Math.max(page.length, twin.length)}, (_, i) => i).find(
    (i) => i >= page.length || i >= twin.length || !isSame(page[i]!, twin[i]!),
  );
  if (index === undefined) return undefined;
  const show = (value: T | undefined): string =>
    value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 300);
  return `no. ${index + 1} of ${page.length}: the page has ${show(page[index])}, the twin ${show(twin[index])}`;
}

describe('page and twin are the same', () => {
  const drawings = new Map(locales.map((locale) => [locale, drawingsOf(locale)]));
  const pairs = twins.map((twin) => {
    const $ = document(twin.file);
    return {
      name: twin.twin,
      page: partsOfPage($, addressOf(twin.route)),
      drawn: $('figure.diagram').length,
      twin: partsOfTwin(twin.tree, drawings.get(twin.locale)!),
    };
  });
  type Pair = (typeof pairs)[number];

  test.each([
    ['headings', ({page, twin}: Pair) => difference(page.headings, twin.headings)],
    ['blocks of code, with their titles', ({page, twin}: Pair) => difference(page.code, twin.code)],
    ['links', ({page, twin}: Pair) => difference(page.links, twin.links)],
    [
      'cells of tables and facts of options',
      ({page, twin}: Pair) =>
        difference(
          page.rows,
          twin.rows,
          (a, b) => a.length === b.length && a.every((cell, i) => isSameCell(cell, b[i]!)),
        ),
    ],
    ['labels of tabs and callouts', ({page, twin}: Pair) => difference(page.labels, twin.labels)],
    ['texts of pictures', ({page, twin}: Pair) => difference(page.images, twin.images)],
    ['drawings', ({drawn, twin}: Pair) => difference([drawn], [twin.drawings])],
  ])('%s', (_, compare) => {
    expect(pairs.length).toBeGreaterThan(100);
    const problems = pairs.flatMap((pair) => {
      const found = compare(pair);
      return found === undefined ? [] : [`${pair.name}:1: ${found}`];
    });
    expectNone(problems, 'The serialiser of a component adds, loses or changes something.');
  });

  test('and there is something to compare', () => {
    const sum = (key: 'headings' | 'code' | 'links' | 'rows' | 'labels'): number =>
      pairs.reduce((total, {page}) => total + page[key].length, 0);
    expect(sum('headings')).toBeGreaterThan(1000);
    expect(sum('code')).toBeGreaterThan(1000);
    expect(sum('links')).toBeGreaterThan(1000);
    expect(sum('rows')).toBeGreaterThan(1000);
    expect(sum('labels')).toBeGreaterThan(10);
  });
});

test('links in twins are absolute and lead somewhere', () => {
  const problems = twins.flatMap((twin) => {
    const found: string[] = [];
    visit(twin.tree, ['link', 'image', 'definition'], (node) => {
      const {url} = node as unknown as {url: string};
      const place = `${twin.twin}:${node.position!.start.line}: ${url}`;
      if (!/^(?:https?:\/\/|mailto:)/.test(url)) found.push(`${place} is not absolute`);
      else {
        const broken = url.startsWith('http') ? brokenLink(url, addressOf(twin.route)) : undefined;
        if (broken) found.push(`${place} ${broken}`);
      }
    });
    return found;
  });
  expectNone(problems, 'A twin is read away from the site: its links need the whole address.');
});

test('a twin has the headings of its page', () => {
  const problems = twins
    .filter(({page}) => page.pageType === 'doc' && page.frontmatter.overview !== true)
    .flatMap((twin) => {
      const found: string[] = [];
      visit(twin.tree, 'heading', (node: Heading) => {
        if (node.depth > 1 && node.depth < 5) found.push(`${node.depth} ${toString(node)}`);
      });
      const wanted = twin.page.toc.map(({depth, text}) => `${depth} ${text}`);
      const index = Array.from({length: Math.max(found.length, wanted.length)}, (_, i) => i).find(
        (i) => found[i] !== wanted[i],
      );
      return index === undefined
        ? []
        : [
            `${twin.twin}:1: has "${found[index] ?? 'nothing'}", the manifest "${wanted[index] ?? 'nothing'}"`,
          ];
    });
  expectNone(problems, 'The serialiser of a component adds, loses or changes a heading.');
});

test('charIndex points at the heading in the twin', () => {
  const problems = twins.flatMap((twin) => {
    const starts = new Map<number, Heading>();
    visit(
      twin.tree,
      'heading',
      (node: Heading) => void starts.set(node.position!.start.offset!, node),
    );
    let last = -1;
    return twin.page.toc.flatMap(({id, text, depth, charIndex}) => {
      if (charIndex === -1) return [`${twin.twin}:1: #${id} is not located`];
      const heading = starts.get(charIndex);
      const isRight = heading?.depth === depth && toString(heading) === text && charIndex > last;
      last = charIndex;
      return isRight
        ? []
        : [
            `${twin.twin}:${lineOf(twin.text, charIndex)}: charIndex ${charIndex} of #${id} points at ${JSON.stringify(twin.text.slice(charIndex, charIndex + 30))}`,
          ];
    });
  });
  expectNone(
    problems,
    'Offsets are counted in the twin as it is written (src/plugins/site-pages/twin.ts).',
  );
});

test('a twin ends in one line break and has no blank runs', () => {
  const problems = twins
    .filter(({text}) => !/[^\n]\n$/.test(text) || /\n{4,}/.test(text))
    .map(({twin}) => `${twin}:1: ends or breaks oddly`);
  expectNone(problems, 'Let the serialiser write the whitespace.');
});
