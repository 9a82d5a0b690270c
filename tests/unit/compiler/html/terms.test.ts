import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {readAttributes} from '../../../../src/compiler/markdown/nodes';
import {remarkTerms} from '../../../../src/compiler/html/terms';
import {parsePage} from '../../../../src/compiler/parse/parsePage';
import {loadPageData} from '../../../../src/rslib/pageData';
import {root} from '../../../../tools/support/paths';

const records = {siteDir: root, load: () => loadPageData(root, 'en')};

type Found = {readonly name: string | null; readonly props: Record<string, unknown>};

const file = 'docs/x.mdx';

function compile(source: string): readonly Found[] {
  const tree: Root = parsePage(source, file);
  remarkTerms({records})(tree, new VFile({path: file}));
  const found: Found[] = [];
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const element = node as MdxJsxFlowElement | MdxJsxTextElement;
    found.push({name: element.name, props: readAttributes(element)});
  });
  return found;
}

it('links terms to the glossary, and adds one card per term', () => {
  const found = compile(
    'An <Term id="esm">ESM</Term>, <Term id="cjs">CJS</Term>, <Term id="esm">b</Term>.',
  );
  const words = found.filter(({name}) => name === 'TermView');
  expect(words.map(({props}) => props)).toEqual([
    {href: '/guide/start/glossary#esm', target: 'term-esm'},
    {href: '/guide/start/glossary#cjs', target: 'term-cjs'},
    {href: '/guide/start/glossary#esm', target: 'term-esm'},
  ]);
  expect(found.filter(({name}) => name === 'TermCardView').map(({props}) => props)).toEqual([
    {id: 'term-esm', title: 'ESM', href: '/guide/start/glossary#esm'},
    {id: 'term-cjs', title: 'CJS', href: '/guide/start/glossary#cjs'},
  ]);
});

it('adds nothing to a page without terms', () => {
  expect(compile('Text.')).toEqual([]);
});

it('names the file of an unknown term', () => {
  expect(() => compile('A <Term id="nothing">b</Term>.')).toThrow(/docs\/x\.mdx: .*"nothing"/);
});
