import fc from 'fast-check';
import {gzipSync} from 'node:zlib';
import {packWords, sectionsOf, unpackWords} from '../../../../src/lib/search/indexFile';
import {indexOf, page, section} from './sample';

test('words come back to the sections that they were in', () => {
  const word = fc.stringMatching(/^[a-zA-Z.@/-]{1,8}$/);
  const lists = fc.array(fc.uniqueArray(word, {maxLength: 6}), {maxLength: 40});
  fc.assert(
    fc.property(lists, (all) => {
      const packed = packWords(new Map(all.map((list, id) => [id, list])));
      const back = unpackWords(packed);
      all.forEach((list, id) => expect([...(back.get(id) ?? [])].sort()).toEqual([...list].sort()));
    }),
  );
});

const long = Array.from({length: 300}, (_, index) => `sentence number${index} about things`);
const big = Array.from({length: 20}, (_, index) =>
  page(`/p${index}`, `Page ${index}`, [
    ...long.map((text) => `${text} ${index}`),
    `Only at the end: tools.lightningcssLoader${index}.`,
  ]),
);

test('an index fits into its limit and still knows every name', () => {
  const index = indexOf(big, 'en', 9000);
  expect(gzipSync(JSON.stringify(index), {level: 9}).length).toBeLessThanOrEqual(9000);
  const sections = sectionsOf(index);
  expect(sections).toHaveLength(20);
  for (const {id, text, words} of sections) {
    expect(text.at(-1)).toMatch(/ …$/);
    expect(words).toContain(`tools.lightningcssLoader${id}`);
  }
});

test('an index that cannot fit is an error that says so', () => {
  expect(() => indexOf(big, 'en', 100)).toThrow(/search index takes \d+ bytes, 100 are allowed/);
});

test('sections know the headings above them', () => {
  const heading = (level: number, anchor: string) => ({level, anchor, heading: anchor});
  const [one] = [
    page(
      '/a',
      'Title',
      [],
      [section(heading(2, 'b')), section(heading(3, 'c')), section(heading(2, 'd'))],
    ),
  ];
  expect(sectionsOf(indexOf([one])).map(({trail}) => trail.join(' > '))).toEqual([
    'Title',
    'Title > b',
    'Title > b > c',
    'Title > d',
  ]);
});

test('what one page says of another is kept for the other', () => {
  const pages = [
    page('/a', 'A', [], [], [{path: '/b', text: 'the other one'}]),
    page('/b', 'B', []),
  ];
  expect(indexOf(pages).about).toEqual(['', 'the other one']);
});
