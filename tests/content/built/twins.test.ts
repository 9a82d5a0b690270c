import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {
  addressOf,
  brokenLink,
  document,
  pages,
  readBuilt,
  sourceOf,
  type BuiltPage,
} from '../support/build';
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

test('a twin begins with the title, the description and the address of the page', () => {
  const problems = twins.flatMap((twin) => {
    const {page, tree} = twin;
    const [title, lead, address] = tree.children;
    const isRight =
      title?.type === 'heading' &&
      title.depth === 1 &&
      toString(title) === page.headingTitle &&
      lead?.type === 'blockquote' &&
      toString(lead) === page.description &&
      address?.type === 'paragraph' &&
      toString(address) === addressOf(twin.route);
    return isRight
      ? []
      : [
          `${twin.twin}:1: ${[title, lead, address].map((node) => node && toString(node)).join(' | ')}`,
        ];
  });
  expectNone(problems, `Title, lead and address come from the manifest.`);
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

test('a twin holds the code of its page', () => {
  const problems = twins
    .filter(({page}) => page.pageType === 'doc')
    .flatMap((twin) => {
      const code: string[] = [];
      visit(twin.tree, 'code', (node) => void code.push(node.value.replace(/\s+/g, ' ').trim()));
      const all = code.join('\n');
      const $ = document(twin.file);
      return $('article pre.code')
        .toArray()
        .filter((node) => $(node).closest('[data-group="package-manager"]').length === 0)
        .map((node) => $(node).find('code').text().replace(/\s+/g, ' ').trim())
        .filter((text) => !all.includes(text))
        .map((text) => `${twin.twin}:1: lacks "${text.slice(0, 60)}"`);
    });
  expectNone(problems, 'What a reader sees as code has to be in the twin: correct the serialiser.');
});

test('a twin ends in one line break and has no blank runs', () => {
  const problems = twins
    .filter(({text}) => !/[^\n]\n$/.test(text) || /\n{4,}/.test(text))
    .map(({twin}) => `${twin}:1: ends or breaks oddly`);
  expectNone(problems, 'Let the serialiser write the whitespace.');
});
