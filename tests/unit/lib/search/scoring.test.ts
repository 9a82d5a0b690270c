import {scoreRows} from '../../../../src/lib/search/scoring';
import {readQuery} from '../../../../src/lib/search/query';
import type {Scores} from '../../../../src/lib/search/indexFile';

const words = {stopWords: [], weakWords: [], synonyms: []};
/** For each term, pairs of a row of the index that contains the term, and the row's score. */
const scores: Readonly<Record<string, Scores>> = {
  banner: [
    [0, 9],
    [1, 2],
  ],
  footer: [[1, 9]],
  text: [[0, 2]],
  below: [[1, 2]],
  code: [
    [0, 2],
    [1, 2],
    [2, 1],
  ],
  aside: [[2, 0]],
};
type Meaning = Parameters<typeof scoreRows>[3];
const scored = (query: string, meaning: Meaning = ({term}) => [{term, weight: 1}]) =>
  scoreRows(readQuery(query, words), 3, (term) => scores[term] ?? [], meaning);
const found = (query: string) => [...scored(query)].sort((a, b) => b.score - a.score);
const ids = (query: string): readonly number[] => found(query).map(({id}) => id);

test('the row with the highest score of a term comes first', () =>
  expect(ids('banner')).toEqual([0, 1]));

test('a term that is only mentioned finds its rows', () => expect(ids('aside')).toEqual([2]));

test('every row that mentions a term has a score', () => {
  const mentions = [0, 1, 2, 3, 4].map((id) => [id, 0.3] as const);
  const all = scoreRows(
    readQuery('aside', words),
    2,
    () => mentions,
    ({term}) => [{term, weight: 1}],
  );
  expect(all.map(({score}) => score > 0)).toEqual(mentions.map(() => true));
});

test('returns the covered share of the query and its terms', () => {
  const [best] = found('banner text');
  expect(best).toMatchObject({id: 0, covered: 1});
  expect([...best!.terms].sort()).toEqual(['banner', 'text']);
  expect(found('banner text')[1]!.covered).toBeLessThan(1);
});

test('several meanings of a word count as much as the best one', () => {
  const asFooter = scored('foot', () => [{term: 'footer', weight: 0.7}]);
  const asMore = scored('foot', () => [
    {term: 'footer', weight: 0.7},
    {term: 'below', weight: 0.7},
  ]);
  const scoreOf = (all: typeof asMore): number => all.find(({id}) => id === 1)!.score;
  expect(scoreOf(asMore)).toBe(scoreOf(asFooter));
});

test('the nearest meaning of a word covers all of it', () => {
  const [one] = scored('foter', () => [{term: 'footer', weight: 0.5}]);
  expect(one!.covered).toBe(1);
});
