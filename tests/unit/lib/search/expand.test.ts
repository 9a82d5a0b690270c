import {
  corrected,
  expand,
  piecesOf,
  root,
  type Vocabulary,
} from '../../../../src/lib/search/expand';

const known = (terms: readonly string[]): Vocabulary => ({
  has: (term) => terms.includes(term),
  words: (prefix, isAny) => terms.filter((term) => isAny || term.startsWith(prefix)),
});
const vocabulary = known([
  'banner',
  'banners',
  'bundle',
  'bundler',
  'esm',
  'es2022',
  'redirect',
  '打包',
]);
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

test.each([
  ['bundled', 'bundle'],
  ['bundling', 'bundles'],
  ['migrate', 'migration'],
  ['configure', 'configuration'],
  ['stripped', 'strip'],
  ['minify', 'minification'],
  ['declared', 'declarations'],
])('%s and %s are forms of one word', (one, other) => expect(root(one)).toBe(root(other)));

test.each([
  ['use', 'used'],
  ['string', 'strong'],
  ['passing', 'pas'],
  ['esm', 'es'],
])('%s and %s are not forms of one word', (one, other) => expect(root(one)).not.toBe(root(other)));

test('another form of a word counts less than the word, and more than a longer word', () => {
  const words = known(['bundle', 'bundled', 'bundleless']);
  expect(expand('bundle', 'bundle', words).map(({term}) => term)).toEqual([
    'bundle',
    'bundled',
    'bundleless',
  ]);
  const weights = expand('bundle', 'bundle', words).map(({weight}) => weight);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
});

describe('a wrong Chinese character', () => {
  const pieces = new Set(piecesOf('模块联邦 第三方依赖'));
  const pairs = new Map(
    ['模块', '块联', '联邦', '第三', '三方', '方依', '依赖', '怎么', '模式'].map((pair) => [
      pair,
      1,
    ]),
  );
  it.each([
    ['模快联邦', '模块联邦'],
    ['怎么用第三方依懒', '怎么用第三方依赖'],
    ['模块联邦', '模块联邦'],
    ['模式', '模式'],
    ['莫快联邦', '莫快联邦'],
    ['怎么模块依赖', '怎么模块依赖'],
    ['esm', 'esm'],
  ])('in %s becomes %s', (query, meant) => expect(corrected(query, pieces, pairs)).toBe(meant));
});
