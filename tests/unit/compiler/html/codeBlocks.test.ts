import type {Element, Root} from 'hast';
import {blockKey} from '../../../../src/compiler/records/recordedHovers';
import {rehypeHighlight} from '../../../../src/compiler/html/codeBlocks';

function fence(className: string[] | undefined, text: string, metastring?: string): Element {
  return {
    type: 'element',
    tagName: 'pre',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'code',
        properties: {className, metastring},
        children: [{type: 'text', value: text}],
      },
    ],
  };
}

function run(node: Element, defaultWrap = false): Element {
  const tree: Root = {type: 'root', children: [node]};
  rehypeHighlight({defaultWrap})(tree);
  return tree.children[0] as Element;
}

it('replaces a fence by one element with finished HTML', () => {
  const block = run(fence(['language-text'], 'a\n', 'title="x.txt" {1} wrap showLineNumbers'));
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
  expect(Object.keys(run(fence(['language-ts'], 'a')).properties)).toEqual(['lang', 'html']);
});

it('stores the length of a folded block', () => {
  const long = 'a\n'.repeat(41);
  expect(run(fence(['language-text'], long)).properties.lines).toBe('41');
  expect(run(fence(['language-text'], long, 'noFold')).properties.lines).toBeUndefined();
  expect(run(fence(['language-text'], 'a\n'.repeat(40))).properties.lines).toBeUndefined();
});

it('writes a type without lines and frame when the fence says `inline`, not when its title does', () => {
  const {html, inline} = run(fence(['language-text'], 'a', 'inline')).properties;
  expect([html, inline]).toEqual(['a', 'true']);
  const block = run(fence(['language-text'], 'a', 'title="src/inline.ts"')).properties;
  expect([block.html, block.inline]).toEqual(['<span class="line">a\n</span>', undefined]);
});

it.each([[undefined], [[]], [['x']]])('refuses a fence without a language: %j', (classes) => {
  expect(() => run(fence(classes, 'const a = 1;'))).toThrow(
    'A code fence has no language: const a = 1;',
  );
});

it.each(['code', 'pre'])('ignores a <%s> that is no fence', (tagName) => {
  const node: Element = {
    type: 'element',
    tagName,
    properties: {},
    children: [{type: 'text', value: 'a'}],
  };
  expect(run(structuredClone(node))).toEqual(node);
});

describe('a block whose names are recorded', () => {
  const code = "import { define } from 'tool';\n";
  const hovers = [blockKey('ts', 'a.ts', code)];
  const keyOf = (meta: string, text = code): unknown => {
    const tree: Root = {type: 'root', children: [fence(['language-ts'], text, meta)]};
    rehypeHighlight({defaultWrap: false, hovers})(tree);
    return (tree.children[0] as Element).properties.hovers;
  };

  it('has the key of its record', () => {
    expect(keyOf('title="a.ts"')).toBe(hovers[0]);
    expect(keyOf('title="a.ts" {1} wrap')).toBe(hovers[0]);
  });

  it.each([
    ['another file', 'title="b.ts"', code],
    ['other code', 'title="a.ts"', 'other();\n'],
    ['code in a line', 'title="a.ts" inline', code],
  ])('has no key for %s', (_what, meta, text) => {
    expect(keyOf(meta, text)).toBeUndefined();
  });
});
