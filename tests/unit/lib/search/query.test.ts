import {readQuery} from '../../../../src/lib/search/query';

const words = {
  stopWords: ['how', 'to', 'the', '如何', '怎么'],
  weakWords: ['output'],
  synonyms: [
    ['banner', 'licence header'],
    ['压缩', 'minify'],
  ],
};
const read = (text: string) => readQuery(text, words);
const terms = (text: string): readonly string[] => read(text).terms.map(({term}) => term);

const wordsOf = (text: string): readonly string[] => read(text).words.map(({term}) => term);

test('drops stop words', () => {
  expect(wordsOf('how to bundle the files')).toEqual(['bundle', 'file']);
  expect(wordsOf('如何打包')).toEqual(['打包']);
});

test('keeps stop words when there is nothing else', () => {
  expect(wordsOf('how to')).toEqual(['how', 'to']);
  expect(wordsOf('如何')).toEqual(['如何']);
});

test('also joins neighbouring words', () => {
  expect(terms('umd name')).toContain('umdname');
  expect(terms('dts.autoExtension')).toEqual(
    expect.arrayContaining(['dts', 'auto', 'autoextension']),
  );
});

test('adds synonyms with a lower weight', () => {
  const {terms: found} = read('licence header');
  const other = found.find(({term}) => term === 'banner');
  expect(other?.weight).toBeLessThan(1);
  expect([...(other?.covers.keys() ?? [])]).toEqual([0, 1]);
  expect(terms('代码压缩')).toContain('minify');
});

test('the words of a synonym form a phrase without stop words', () => {
  const {terms: found} = read('banner');
  const phrases = found.filter(({phrase}) => phrase !== undefined);
  expect(phrases.map(({term}) => term)).toEqual(['licence', 'header']);
  expect(new Set(phrases.map(({phrase}) => phrase)).size).toBe(1);
  const joined = readQuery('banner', {...words, synonyms: [['banner', 'top of the file']]}).terms;
  expect(joined.map(({term}) => term)).not.toContain('the');
});

describe('the parts of a name that exists on pages', () => {
  const known = (text: string) => readQuery(text, words, (term) => 'bannertext'.startsWith(term));
  const partOf = (query: ReturnType<typeof read>, part: string) =>
    query.terms.find(({term}) => term === part);

  it.each(['bannerText', 'bannerTe'])('mean little without the others (%s)', (name) => {
    expect(partOf(known(name), 'banner')!.weight).toBeLessThan(
      partOf(read(name), 'banner')!.weight,
    );
    expect(partOf(known(name), 'banner')!.covers.get(0)).toBeLessThan(1);
  });

  it('have no synonyms', () => {
    expect(partOf(read('bannerText'), 'licence')).toBeDefined();
    expect(partOf(known('bannerText'), 'licence')).toBeUndefined();
  });

  it('count fully if no page has the name', () => {
    expect(partOf(known('bannerFile'), 'banner')!.covers.get(0)).toBe(1);
  });
});

test('keeps the typed form of an unfinished word', () => {
  expect(read('glos').terms[0]).toMatchObject({term: 'glo', written: 'glos'});
});

test('every word covers itself', () => {
  const {terms: found, words: asked} = read('esm 和 cjs 的产物');
  asked.forEach((word, unit) => {
    expect(found.find(({term}) => term === word.term)?.covers.get(unit)).toBe(1);
  });
});

test('a weak word counts less beside others', () => {
  const weights = (text: string) => read(text).words.map(({weight}) => weight);
  expect(weights('output target')).toEqual([1, 1]);
  const [helper = 0, output = 0, twice = 0] = weights('helper output twice');
  expect([helper, twice]).toEqual([1, 1]);
  expect(output).toBeLessThan(1);
});
