import fc from 'fast-check';
import {gzipSync} from 'node:zlib';
import {
  packScores,
  readLine,
  sectionsOf,
  unpackScores,
  writeLine,
} from '../../../../src/lib/search/indexFile';
import {createTiers} from '../../../../src/lib/search/tiers';
import {indexOf, page, section} from './sampleIndex';

test('scores round-trip within a few percent', () => {
  const score = fc.oneof(fc.constant(0), fc.double({min: 0.05, max: 80, noNaN: true}));
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5000)), fc.array(score, {minLength: 1}), (ids, values) => {
      const all = [...ids]
        .sort((a, b) => a - b)
        .map((id, index) => [id, values[index % values.length]!] as const);
      unpackScores(packScores(all)).forEach(([id, value], index) => {
        const [wanted, exact] = all[index]!;
        expect(id).toBe(wanted);
        expect(Math.abs(value - exact)).toBeLessThanOrEqual(exact * 0.05);
      });
    }),
  );
});

test('a line round-trips all data of a term', () => {
  const forms = new Map([
    ['files', [1, 7]],
    ['d.ts~', [7]],
  ]);
  const entry = {sections: [], pages: [], all: new Set([1, 7]), forms};
  expect(readLine(writeLine('file', entry))).toEqual(entry);
  const told = readLine(writeLine('file', {...entry, sections: [[7, 1]]}));
  expect(told.sections).toEqual([[7, expect.closeTo(1, 1)]]);
  expect(told.all).toEqual(entry.all);
});

const big = Array.from({length: 60}, (_, index) =>
  page(`/p${index}`, `Page number ${index}`, [`Lead ${index}.`, `Rest rest${index}. `.repeat(99)]),
);

test('the first tier fits into its limit, and the shards contain everything', () => {
  const {first, shards} = indexOf(big, 'en', 2000);
  expect(gzipSync(JSON.stringify(first), {level: 9}).length).toBeLessThanOrEqual(2000);
  expect(first.pages.length).toBeLessThan(60);
  const tiers = createTiers(first);
  Object.entries(shards).forEach(([file, text]) => tiers.add(file, text));
  big.forEach((_, id) => {
    expect(tiers.full.section(id)?.path).toBe(`/p${id}`);
    expect(tiers.full.entry(`rest${id}`)?.sections).toEqual([[id, expect.any(Number)]]);
  });
  expect(tiers.missing()).toEqual([]);
});

test('a first tier that cannot fit throws', () => {
  expect(() => indexOf(big, 'en', 100)).toThrow(/takes \d+ bytes, 100 are allowed/);
});

test('missing files are listed once', () => {
  const {first} = indexOf(big);
  const {full, missing} = createTiers(first);
  expect(full.entry('rest7')).toBeUndefined();
  full.entry('rest7');
  full.section(0);
  expect(missing()).toEqual([expect.stringMatching(/^t\d+\.txt$/), 'r0.json']);
  expect(missing()).toEqual([]);
});

test('sections have the headings above them', () => {
  const heading = (level: number, anchor: string) => ({level, anchor, heading: anchor});
  const one = page(
    '/a',
    'Title',
    [],
    [section(heading(2, 'b')), section(heading(3, 'c')), section(heading(2, 'd'))],
  );
  const {first} = indexOf([one]);
  expect(sectionsOf(first.pages, first.groups).map(({trail}) => trail.join(' > '))).toEqual([
    'Title',
    'Title > b',
    'Title > b > c',
    'Title > d',
  ]);
});
