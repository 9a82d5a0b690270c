import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {forms} from '../../../src/components/markdown';
import {jsx} from '../../../src/compiler/markdown/nodes';
import {stringify} from '../../../src/compiler/mirror/renderMirror';
import {llmsFiles} from '../../../src/site/outputFiles';
import {
  localeRows,
  addressOf,
  brokenLink,
  document,
  files,
  locales,
  readBuilt,
  readPages,
  sourceOf,
  type BuiltPage,
  type Locale,
} from '../support/build';
import {drawingKey, isSameCell, partsOfPage, partsOfMirror} from '../support/pageParts';
import {pageData} from '../../../tools/check/rules/componentRules';
import {lineOf} from '../../../tools/support/files';
import {expectNone, difference, matchProblems, valueProblems} from '../support/expectNone';

type Mirror = BuiltPage & {readonly text: string; readonly tree: Root};

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly);
const mirrors: readonly Mirror[] = readPages.map((page) => {
  const text = readBuilt(page.mirror);
  return {...page, text, tree: parser.parse(text)};
});

/** Returns a mirror with each character of code replaced by a space, so that matches have the same line numbers. */
function withoutCode({text, tree}: Mirror): string {
  let result = text;
  visit(tree, ['code', 'inlineCode'], (node) => {
    const [start, end] = [node.position!.start.offset!, node.position!.end.offset!];
    result =
      result.slice(0, start) + result.slice(start, end).replace(/[^\n]/g, ' ') + result.slice(end);
  });
  return result;
}

test('mirrors are Markdown without components, imports, comments and directives', () => {
  const pattern =
    /<\/?[A-Z]\w*|^(?:import|export)\s.*$|\{\/\*|^:::.*$|^---\n(?:\w+:)|\[object Object\]|\bundefined\b/gm;
  const problems = mirrors.flatMap((mirror) =>
    matchProblems(mirror.mirror, withoutCode(mirror), pattern).map(
      (problem) => `${problem} (${sourceOf(mirror)})`,
    ),
  );
  expectNone(
    problems,
    'Give the component a serialiser, or correct the one it has (src/components/*/markdown.ts).',
  );
});

test('code in mirrors has no annotations', () => {
  const problems = mirrors.flatMap(({mirror, text}) =>
    matchProblems(mirror, text, /\[!code\b|\bhighlight-(?:next-line|start|end)\b/g),
  );
  expectNone(problems, 'Annotations are for the page: copied code has to run.');
});

test('a mirror begins with title, description, address, language, last change and the list of all pages', () => {
  const problems = mirrors.flatMap((mirror) => {
    const {page, tree, locale} = mirror;
    const [title, lead, facts] = tree.children;
    const day = (time: number | string | Date): string => new Date(time).toISOString().slice(0, 10);
    const {date} = page.frontmatter;
    return valueProblems(
      mirror.mirror,
      {
        title: title?.type === 'heading' && title.depth === 1 && toString(title),
        lead: lead?.type === 'blockquote' && toString(lead),
        facts:
          facts?.type === 'list' && facts.children.map((item) => toString(item).split(/: |：/)[1]),
      },
      {
        title: page.headingTitle,
        lead: page.description,
        facts: [
          addressOf(mirror.route),
          `${localeRows[locale].label} (${localeRows[locale].htmlLang})`,
          ...(date === undefined ? [] : [day(date)]),
          ...(page.lastUpdatedTime === null ? [] : [day(page.lastUpdatedTime)]),
          addressOf(`/${localeRows[locale].prefix}${llmsFiles.index}`),
        ],
      },
    );
  });
  expectNone(problems, 'Title, lead and facts come from the manifest.');
});

/** Returns the keys of the tables and code blocks that mirrors have in place of diagrams and the explorer. */
function drawingsOf(locale: Locale): ReadonlySet<string> {
  const drawings = Object.entries(forms.components).filter(([name]) =>
    /^Explorer$|Diagram$/.test(name),
  );
  const nodes = drawings.flatMap(([name, {serialize}]) =>
    serialize({node: jsx(name, {}), props: {}, data: pageData(locale)}),
  );
  return new Set(parser.parse(stringify(nodes)).children.map((node) => drawingKey(node)));
}

describe('page and mirror are the same', () => {
  const drawings = new Map(locales.map((locale) => [locale, drawingsOf(locale)]));
  const pairs = mirrors.map((mirror) => {
    const $ = document(mirror.file);
    return {
      name: mirror.mirror,
      page: partsOfPage($, addressOf(mirror.route)),
      // Expected number of tables in the mirror: one per diagram, two per explorer.
      drawn: $('figure.diagram').length + 2 * $('.explorer').length,
      mirror: partsOfMirror(mirror.tree, drawings.get(mirror.locale)!),
    };
  });
  type Pair = (typeof pairs)[number];

  const areSame = (mirror: Pair['page']['rows'][number], page: typeof mirror): boolean =>
    mirror.length === page.length && page.every((cell, i) => isSameCell(cell, mirror[i]!));

  test.each<[string, (pair: Pair) => string | undefined]>([
    ['headings', ({page, mirror}) => difference(mirror.headings, page.headings)],
    ['blocks of code, with their titles', ({page, mirror}) => difference(mirror.code, page.code)],
    ['links', ({page, mirror}) => difference(mirror.links, page.links)],
    [
      'cells of tables and facts of options',
      ({page, mirror}) => difference(mirror.rows, page.rows, areSame),
    ],
    ['labels of tabs and callouts', ({page, mirror}) => difference(mirror.labels, page.labels)],
    ['texts of pictures', ({page, mirror}) => difference(mirror.images, page.images)],
    ['drawings', ({drawn, mirror}) => difference([mirror.drawings], [drawn])],
  ])('%s', (_, compare) => {
    expect(pairs.length).toBeGreaterThan(100);
    const problems = pairs.flatMap((pair) => {
      const found = compare(pair);
      return found === undefined ? [] : [`${pair.name}:1: ${found}`];
    });
    expectNone(problems, 'The serialiser of a component adds, loses or changes something.');
  });
});

test('links in mirrors are absolute and not broken', () => {
  const problems = mirrors.flatMap((mirror) => {
    const found: string[] = [];
    visit(mirror.tree, ['link', 'image', 'definition'], (node) => {
      const {url} = node as unknown as {url: string};
      const place = `${mirror.mirror}:${node.position!.start.line}: ${url}`;
      const broken = /^(?:https?:\/\/|mailto:)/.test(url)
        ? brokenLink(url, addressOf(mirror.route))
        : 'is not absolute';
      if (broken) found.push(`${place} ${broken}`);
    });
    return found;
  });
  expectNone(problems, 'A mirror is read away from the site: its links need the whole address.');
});

test('charIndex points at the heading in the mirror', () => {
  const problems = mirrors.flatMap((mirror) => {
    const starts = new Map<number, Heading>();
    visit(
      mirror.tree,
      'heading',
      (node: Heading) => void starts.set(node.position!.start.offset!, node),
    );
    let last = -1;
    return mirror.page.toc.flatMap(({id, text, depth, charIndex}) => {
      if (charIndex === -1) return [`${mirror.mirror}:1: #${id} is not located`];
      const heading = starts.get(charIndex);
      const isRight = heading?.depth === depth && toString(heading) === text && charIndex > last;
      last = charIndex;
      return isRight
        ? []
        : [
            `${mirror.mirror}:${lineOf(mirror.text, charIndex)}: charIndex ${charIndex} of #${id} points at ${JSON.stringify(mirror.text.slice(charIndex, charIndex + 30))}`,
          ];
    });
  });
  expectNone(
    problems,
    'Offsets are counted in the mirror as it is written (src/compiler/mirror/renderMirror.ts).',
  );
});

test('no mirror and no list for agents has character references outside code', () => {
  const fences = /^[ >]*(`{3,}).*\n(?:.*\n)*?[ >]*\1$/gm;
  const texts = [...files].filter((file) => /\.(?:md|txt)$/.test(file));
  const problems = texts.flatMap((file) => {
    const text = readBuilt(file).replace(fences, (code) => code.replace(/.+/g, ''));
    return matchProblems(file, text, /.{0,20}&#\w+;/g);
  });
  expect(texts.length).toBeGreaterThan(mirrors.length);
  expectNone(problems, 'Write emphasis so that its neighbours need no encoding (renderMirror.ts).');
});

test('a mirror ends in one line break and has no blank runs', () => {
  const problems = mirrors
    .filter(({text}) => !/[^\n]\n$/.test(text) || /\n{4,}/.test(text))
    .map(({mirror}) => `${mirror}:1: ends or breaks oddly`);
  expectNone(problems, 'Let the serialiser write the whitespace.');
});
