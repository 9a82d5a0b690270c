import type {Element, Root} from 'hast';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {blockKey} from '../../../../src/compiler/code/recordedHovers';
import {rehypeHighlight} from '../../../../src/compiler/html/codeBlocks';
import {parsePage} from '../../../../src/compiler/parse/parsePage';

function run(tree: Root, hovers?: readonly string[]): Element {
  rehypeHighlight({defaultWrap: false, hovers})(tree);
  return tree.children[0] as Element;
}

/** Compiles a fence with the given language and options. */
function fence(head: string, text: string, hovers?: readonly string[]): Element {
  const page = parsePage(`\`\`\`${head}\n${text}\n\`\`\``, 'x.mdx');
  return run(unified().use(remarkRehype).runSync(page), hovers);
}

it('replaces a fence by one element with finished HTML', () => {
  const block = fence('text title="x.txt" {1} wrap showLineNumbers', 'a');
  expect(block).toEqual({
    type: 'element',
    tagName: 'codeblock',
    properties: {
      lang: 'text',
      html: '<span class="line line--highlight">a\n</span>',
      title: 'x.txt',
      wrap: 'true',
      numbers: 'true',
    },
    children: [],
  });
});

it('omits unset attributes', () => {
  expect(Object.keys(fence('ts', 'a').properties)).toEqual(['lang', 'html']);
});

it('stores the length of a folded block', () => {
  const long = 'a\n'.repeat(40);
  expect(fence('text', `${long}a`).properties.lines).toBe('41');
});

it('writes a type without lines and frame when the fence has `inline`, not when its title does', () => {
  const {html, inline} = fence('text inline', 'a').properties;
  expect([html, inline]).toEqual(['a', 'true']);
  const block = fence('text title="src/inline.ts"', 'a').properties;
  expect([block.html, block.inline]).toEqual(['<span class="line">a\n</span>', undefined]);
});

it('refuses a fence without a language', () => {
  expect(() => fence('', 'const a = 1;')).toThrow('A code fence has no language: const a = 1;');
});

it.each(['code', 'pre'])('ignores a <%s> that is no fence', (tagName) => {
  const node: Element = {
    type: 'element',
    tagName,
    properties: {},
    children: [{type: 'text', value: 'a'}],
  };
  expect(run({type: 'root', children: [structuredClone(node)]})).toEqual(node);
});

describe('a block whose names are recorded', () => {
  const code = "import { define } from 'tool';";
  const hovers = [blockKey('ts', 'a.ts', `${code}\n`)];
  const keyOf = (meta: string, text = code) => fence(`ts ${meta}`, text, hovers).properties.hovers;

  it.each(['title="a.ts"', 'title="a.ts" {1} wrap'])('has the key of its record: %s', (meta) => {
    expect(keyOf(meta)).toBe(hovers[0]);
  });

  it.each([
    ['another file', 'title="b.ts"', code],
    ['other code', 'title="a.ts"', 'other();'],
    ['inline code', 'title="a.ts" inline', code],
  ])('has no key for %s', (_, meta, text) => {
    expect(keyOf(meta, text)).toBeUndefined();
  });
});
