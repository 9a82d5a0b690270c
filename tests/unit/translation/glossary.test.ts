import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  glossaryMistakes,
  glossaryProblems,
  unpairedTerms,
  type Term,
} from '../../../src/translation/glossary';

const root = path.resolve(__dirname, '../../..');
const glossary = JSON.parse(
  readFileSync(path.join(root, 'i18n/glossary.json'), 'utf8'),
) as readonly Term[];

const found = (text: string, locale: 'en' | 'zh-Hans', terms = glossary): readonly string[] =>
  glossaryProblems(text, locale, terms).map(({message}) => message);

describe('the glossary of this repository', () => {
  it('has no mistakes and at least forty decisions', () => {
    expect(glossaryMistakes(glossary)).toEqual([]);
    expect(glossary.length).toBeGreaterThanOrEqual(40);
  });

  it.each([
    ['zh-Hans', '生成类型声明文件', '声明文件'],
    ['zh-Hans', '使用 bundle 模式', '打包模式'],
    ['zh-Hans', '放到文件夹里', '目录'],
    ['zh-Hans', '启用摇树优化', 'tree shaking'],
    ['zh-Hans', '启用 Tree Shaking', 'tree shaking'],
    ['zh-Hans', '需要垫片', 'shim'],
    ['en', 'a type definition file', 'declaration file'],
    ['en', 'two Plug-ins', 'plugin'],
    ['en', 'the entrypoints', 'entry'],
    ['en', 'with tree-shaking', 'tree shaking'],
  ] as const)('refuses, in %s, %s', (locale, text, instead) => {
    expect(found(text, locale)).toEqual([expect.stringContaining(`write "${instead}" instead of`)]);
  });

  it.each([
    ['zh-Hans', '生成声明文件，使用打包模式'],
    ['zh-Hans', '双包风险'],
    ['zh-Hans', '第三方库与重命名导出'],
    ['zh-Hans', 'Tree shaking 会移除导出'.replace('Tree', 'tree')],
    ['en', 'Tree shaking works in the working directory'],
    ['en', 'the reporter and the repository'],
  ] as const)('accepts, in %s, %s', (locale, text) => {
    expect(found(text, locale)).toEqual([]);
  });
});

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

  it('finds a word where it stands, with its plural and across a line', () => {
    expect(glossaryProblems('two bundels', 'en', terms)).toEqual([
      {index: 4, length: 7, message: 'write "bundle" instead of "bundels"'},
    ]);
  });

  it('reads Latin words whole and Chinese ones anywhere', () => {
    expect(found('bundelled, pre-bundel', 'en', terms)).toEqual([]);
    expect(found('先捆绑再发布 pandas', 'zh-Hans', terms)).toHaveLength(2);
  });

  it('asks for the case only of a variant that differs in nothing else', () => {
    expect(found('Bundel', 'en', terms)).toHaveLength(1);
    expect(found('a Red Panda', 'en', terms)).toHaveLength(1);
    expect(found('Red panda', 'en', terms)).toEqual([]);
  });

  it('leaves forbidden words alone inside longer ones that are agreed or allowed', () => {
    expect(found('小熊猫的屏幕尺寸', 'zh-Hans', terms)).toEqual([]);
    expect(found('熊猫的尺寸', 'zh-Hans', terms)).toHaveLength(2);
  });

  it('notices a counterpart that never says the word', () => {
    const unpaired = (chinese: string): readonly string[] =>
      unpairedTerms('All red pandas', chinese, 'zh-Hans', terms).map(({term}) => term);
    expect(unpaired('它们')).toEqual(['red panda']);
    expect(unpaired('小熊猫')).toEqual([]);
  });

  it('knows its own mistakes', () => {
    const mistakes = glossaryMistakes([
      {term: 'b', zh: '乙', forbidden: {zh: ['乙', '丙']}},
      {term: 'a', zh: '甲', forbidden: {zh: ['丙']}},
    ]);
    expect(mistakes.map(({message}) => message)).toEqual([
      '"乙" is agreed and forbidden',
      '"a" stands behind "b": terms are sorted, each once',
      '"丙" is forbidden by "b" already',
    ]);
  });
});
