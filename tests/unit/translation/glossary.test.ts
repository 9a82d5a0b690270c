import {
  glossaryMistakes,
  glossaryProblems,
  unpairedTerms,
  type Term,
} from '../../../src/translation/terminology';

const found = (text: string, locale: 'en' | 'zh-Hans', terms: readonly Term[]): readonly string[] =>
  glossaryProblems(text, locale, terms).map(({message}) => message);

describe('a glossary', () => {
  const terms: readonly Term[] = [
    {term: 'bundle', zh: '打包', forbidden: {zh: ['捆绑'], en: ['bundel']}},
    {
      term: 'red panda',
      zh: '小熊猫',
      forbidden: {zh: ['熊猫', 'panda'], en: ['Red Panda']},
      paired: true,
    },
    {term: 'size', zh: '大小', forbidden: {zh: ['尺寸']}, allowed: {zh: ['屏幕尺寸']}},
  ];

  it('finds words with their position and plural', () => {
    expect(glossaryProblems('two bundels', 'en', terms)).toEqual([
      {index: 4, length: 7, message: 'write "bundle" instead of "bundels"'},
    ]);
  });

  it('matches whole Latin words, and Chinese anywhere', () => {
    expect(found('bundelled, pre-bundel', 'en', terms)).toEqual([]);
    expect(found('先捆绑再发布 pandas', 'zh-Hans', terms)).toHaveLength(2);
  });

  it('compares case only for a variant that differs in nothing else', () => {
    expect(found('Bundel', 'en', terms)).toHaveLength(1);
    expect(found('a Red Panda', 'en', terms)).toHaveLength(1);
    expect(found('Red panda', 'en', terms)).toEqual([]);
  });

  it('accepts forbidden words inside longer terms that are agreed or allowed', () => {
    expect(found('小熊猫的屏幕尺寸', 'zh-Hans', terms)).toEqual([]);
    expect(found('熊猫的尺寸', 'zh-Hans', terms)).toHaveLength(2);
  });

  it('reports a counterpart without the term', () => {
    const unpaired = (chinese: string): readonly string[] =>
      unpairedTerms('All red pandas', chinese, 'zh-Hans', terms).map(({term}) => term);
    expect(unpaired('它们')).toEqual(['red panda']);
    expect(unpaired('小熊猫')).toEqual([]);
  });

  it('reports its own mistakes', () => {
    const mistakes = glossaryMistakes([
      {term: 'b', zh: '乙', forbidden: {zh: ['乙', '丙']}},
      {term: 'a', zh: '甲', forbidden: {zh: ['丙']}},
    ]);
    expect(mistakes.map(({message}) => message)).toEqual([
      '"乙" is agreed and forbidden',
      '"a" comes after "b": sort terms, each once',
      '"丙" is forbidden by "b" already',
    ]);
  });
});
