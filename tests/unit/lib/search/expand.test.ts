import fc from 'fast-check';
import {distance, expand} from '../../../../src/lib/search/expand';

const vocabulary = new Map(
  ['banner', 'banners', 'bundle', 'bundler', 'esm', 'es2022', 'redirect', '打包'].map((term) => [
    term,
    1,
  ]),
);
const meant = (word: string): readonly string[] =>
  [...expand(word, word, vocabulary)].sort((a, b) => b.weight - a.weight).map(({term}) => term);

test.each([
  ['banner', ['banner', 'banners']],
  ['banne', ['banner', 'banners']],
  ['redirct', ['redirect']],
  ['erdirect', ['redirect']],
  ['bundel', ['bundle']],
  ['esn', []],
  ['es2021', []],
  ['打包', ['打包']],
  ['b', []],
])('%s may mean %j', (word, expected) => expect(meant(word)).toEqual(expected));

test('the word itself counts most', () => {
  expect(expand('bundle', 'bundle', vocabulary)[0]).toEqual({term: 'bundle', weight: 1});
});

describe('distance', () => {
  it.each([
    ['', '', 0],
    ['same', 'same', 0],
    ['form', 'from', 1],
    ['kitten', 'sitting', 3],
  ])('from %s to %s is %i', (one, two, expected) => expect(distance(one, two, 5)).toBe(expected));

  it('is the same both ways and stops above its limit', () => {
    const word = fc.stringMatching(/^[abc]{0,8}$/);
    fc.assert(
      fc.property(word, word, fc.integer({min: 0, max: 3}), (one, two, most) => {
        const away = distance(one, two, most);
        expect(away).toBe(distance(two, one, most));
        expect(away).toBe(Math.min(distance(one, two, 99), most + 1));
      }),
    );
  });
});
