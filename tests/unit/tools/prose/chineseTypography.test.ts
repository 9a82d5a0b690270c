import {
  chineseProblems,
  correctionProblems,
  ownProblems,
} from '../../../../tools/prose/chineseTypography';

describe('additional rules for Chinese text', () => {
  it.each([
    '使用 Rslib 构建',
    '版本 1.0.1，见下文。',
    '“引用”和《书名》',
    '比例为 16:9，时间 10:30',
    '请参见（可选）部分',
    'glob x、x',
    'Hello, world.',
    '约 50%，不到一半',
    '由 Node.js 运行，TypeScript 7.0 也可以',
    '可以是 x（默认值）。',
  ])('accept %s', (text) => {
    expect(ownProblems(text)).toEqual([]);
  });

  it.each([
    ['使用Rslib构建', 'space between'],
    ['共3个', 'space between'],
    ['支持 ESM/CJS格式', 'space between'],
    ['你好,世界', 'full-width'],
    ['你好, 世界', 'full-width'],
    ['注意:内容', 'full-width'],
    ['结束了.', 'full-width'],
    ['设为 x.', 'full-width'],
    ['先设为 x. 然后', 'full-width'],
    ['选项(可选)部分', 'full-width'],
    ['选项 (x) 部分', 'full-width'],
    ['(x)部分', 'full-width'],
    ['选项(可选', 'full-width'],
    ['可选)', 'full-width'],
    ['Rslib, Rsbuild 和 Rspack', 'full-width'],
    ['Rslib ，一个工具', 'no space beside'],
    ['如下： 内容', 'no space beside'],
    ['这是“ 引用”', 'no space beside'],
    ['x 、x', 'no space beside'],
  ])('refuse %s', (text, problem) => {
    expect(ownProblems(text).map(({message}) => message)).toEqual(
      expect.arrayContaining([expect.stringContaining(problem)]),
    );
  });
});

test.each([
  ['使用Rslib', '使用 Rslib', [[2, 0]]],
  // The spaces before and after `3` are one correction, because they are close to each other.
  ['共3个', '共 3 个', [[1, 1]]],
  ['你好, 世界', '你好，世界', [[2, 2]]],
  [
    '使用Rslib来构建,很快',
    '使用 Rslib 来构建，很快',
    [
      [2, 0],
      [7, 0],
      [10, 1],
    ],
  ],
  ['使用 Rslib', '使用 Rslib', []],
])('the corrections of %s to %s are at %j', (text, corrected, places) => {
  const problems = correctionProblems(text, corrected);
  expect(problems.map(({index, length}) => [index, length])).toEqual(places);
});

test.each([
  ['of the corrector and the rules once', '使用Rslib', '使用 Rslib', '"使用 Rslib" instead of'],
  ['of the rules alone', '选项(可选)部分', '选项(可选)部分', 'full-width'],
])('the problems of a text contain one %s', (_what, text, corrected, message) => {
  expect(chineseProblems(text, () => corrected)).toEqual([
    expect.objectContaining({message: expect.stringContaining(message) as string}),
  ]);
});

test('a text without Chinese characters and punctuation has no problems', () => {
  expect(chineseProblems('Hello, world.', () => 'Hello，world。')).toEqual([]);
});
