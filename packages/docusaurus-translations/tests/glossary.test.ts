import {glossaryProblems, unpairedTerms} from '../src/terminology.ts';

const terms = [
  {term: 'bundle', zh: '打包', forbidden: {zh: ['捆绑'], en: ['bundel']}},
  {
    term: 'red panda',
    zh: '小熊猫',
    forbidden: {zh: ['熊猫', 'panda'], en: ['Red Panda']},
    paired: true,
  },
  {term: 'size', zh: '大小', forbidden: {zh: ['尺寸']}, allowed: {zh: ['屏幕尺寸']}},
];

it.each([
  ['finds plurals', 'two bundels', 'en', ['bundels']],
  ['matches whole Latin words', 'bundelled, pre-bundel', 'en', []],
  ['matches Chinese anywhere', '先捆绑再发布 pandas', 'zh-Hans', ['捆绑', 'pandas']],
  ['ignores case', 'Bundel', 'en', ['Bundel']],
  ['finds a variant that differs in case alone', 'a Red Panda', 'en', ['Red Panda']],
  ['compares the case of such a variant', 'Red panda', 'en', []],
  ['accepts longer words that are agreed or allowed', '小熊猫的屏幕尺寸', 'zh-Hans', []],
  ['finds parts of such words if they are alone', '熊猫的尺寸', 'zh-Hans', ['熊猫', '尺寸']],
])('a glossary %s: %s', (_name, text, locale, words) => {
  const found = glossaryProblems(text, locale, terms);
  expect(found.map(({index, length}) => text.slice(index, index + length))).toEqual(words);
});

it('proposes the agreed word', () => {
  expect(glossaryProblems('捆绑', 'zh-Hans', terms)[0]!.message).toBe(
    'write "打包" instead of "捆绑"',
  );
});

it('reports a counterpart without the term', () => {
  const unpaired = (chinese: string): readonly string[] =>
    unpairedTerms('All red pandas', chinese, 'zh-Hans', terms).map(({term}) => term);
  expect(unpaired('它们')).toEqual(['red panda']);
  expect(unpaired('小熊猫')).toEqual([]);
});
