import {invert} from '../../../../src/lib/search/inverted';
import {readQuery} from '../../../../src/lib/search/query';

const words = {stopWords: [], weakWords: [], synonyms: []};
const row = (id: number, title: string, text: string) => ({
  id,
  terms: {title: title.split(' '), text: text.split(' ')},
});
const rows = [
  row(0, 'banner', 'put text above the code'),
  row(1, 'footer', 'put a banner below the code'),
  row(2, 'minify', 'make the code small and smaller still with options for every kind of code'),
];
const inverted = invert(rows, {title: 5, text: 1});
const found = (query: string) =>
  [...inverted.find(readQuery(query, words), ({term}) => [{term, weight: 1}])].sort(
    (a, b) => b.score - a.score,
  );
const ids = (query: string): readonly number[] => found(query).map(({id}) => id);

test('a row is worth most where the field counts most', () =>
  expect(ids('banner')).toEqual([0, 1]));

test('a short field says more than a long one', () => expect(ids('code').at(-1)).not.toBe(0));

test('counts the rows of a term', () => {
  expect(inverted.counts.get('code')).toBe(3);
  expect(inverted.counts.get('banner')).toBe(2);
  expect(inverted.counts.has('nothing')).toBe(false);
});

test('says how much of a query is there, and which terms', () => {
  const [best] = found('banner text');
  expect(best).toMatchObject({id: 0, covered: 1});
  expect([...best!.terms].sort()).toEqual(['banner', 'text']);
  expect(found('banner text')[1]!.covered).toBeLessThan(1);
});

test('several terms that one word may mean are worth little more than the best of them', () => {
  const query = readQuery('foot', words);
  const asFooter = inverted.find(query, () => [{term: 'footer', weight: 0.7}]);
  const asMore = inverted.find(query, () => [
    {term: 'footer', weight: 0.7},
    {term: 'below', weight: 0.7},
  ]);
  const scoreOf = (all: typeof asMore): number => all.find(({id}) => id === 1)!.score;
  expect(scoreOf(asMore)).toBeGreaterThan(scoreOf(asFooter));
  expect(scoreOf(asMore)).toBeLessThan(scoreOf(asFooter) * 1.3);
});

test('the nearest meaning of a word covers all of it', () => {
  const [one] = inverted.find(readQuery('foter', words), () => [{term: 'footer', weight: 0.5}]);
  expect(one!.covered).toBe(1);
});

test('no rows, no results', () => {
  expect(invert([], {title: 1, text: 1}).find(readQuery('banner', words), () => [])).toEqual([]);
});
