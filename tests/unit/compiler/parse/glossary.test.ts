import type {Paragraph} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {
  definitionsOf,
  firstSentences,
  glossaryFile,
  readGlossary,
} from '../../../../src/compiler/parse/glossaryTerms';
import {loadPageData} from '../../../../src/rslib/pageData';
import {parsePage} from '../../../../src/compiler/parse/parsePage';
import {root} from '../../../../tools/support/paths';

const folders = {docs: 'docs', i18n: 'i18n'};

function sentences(source: string, count: number): string {
  const [paragraph] = parsePage(source, 'x.mdx').children as Paragraph[];
  return toString(firstSentences(paragraph!.children, count)).trim();
}

it.each([
  ['One. Two. Three.', 2, 'One. Two.'],
  ['One about Node.js and v1.0 too. Two.', 1, 'One about Node.js and v1.0 too.'],
  ['With `a. B` code. Next.', 1, 'With a. B code.'],
  ['一句。两句！三句。', 2, '一句。两句！'],
  ['One. See [more](/x). Three.', 2, 'One.'],
  ['See [more](/x). Two.', 2, 'See more. Two.'],
  ['See [more](/x). See [this](/y). Three.', 3, 'See more.'],
  ['Only one', 2, 'Only one'],
])('the start of %j, in at most %d sentences, is %j', (source, count, expected) => {
  expect(sentences(source, count)).toBe(expected);
});

it('reads sections by id, with their heading and first paragraph', () => {
  const source =
    'Text.\n\n## A `term` {/* #term */}\n\nIt is.\n\n## List {/* #list */}\n\n- no text\n';
  const found = definitionsOf(parsePage(source, 'x.mdx'));
  expect([...found.keys()]).toEqual(['term']);
  expect(found.get('term')?.title).toBe('A term');
});

it('reads the glossary from the pages of a language', () => {
  expect(glossaryFile('en', folders)).toBe('docs/guide/start/glossary.mdx');
  expect(glossaryFile('zh-Hans', {docs: 'a', i18n: 'b'})).toBe(
    'b/zh-Hans/docusaurus-plugin-content-docs/current/guide/start/glossary.mdx',
  );
  expect(readGlossary(root, 'en', {docs: 'nowhere', i18n: 'i18n'}).size).toBe(0);
});

it('lists all terms when one is unknown', () => {
  expect(() => loadPageData(root, 'en').term('esmm')).toThrow(/no term "esmm".*esm/);
});
