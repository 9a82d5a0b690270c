import {differenceByWords, plainDifference} from '../src/difference.ts';

it.each([
  ['en', 'The file is.', 'The files are.', 'The [-file-]{+files+} [-is-]{+are+}.'],
  ['en', 'a b', 'a b', 'a b'],
  ['en', '', 'a', '{+a+}'],
  ['zh-Hans', '构建产物', '构成产物', '[-构建-]{+构成+}产物'],
  ['zh-Hans', '产物位于输出目录', '产物在目录中', '产物[-位于输出-]{+在+}目录{+中+}'],
  ['zh-Hans', '运行 `rslib` 命令', '运行 `rsbuild` 命令', '运行 `[-rslib-]{+rsbuild+}` 命令'],
])('the difference in %s of %s and %s', (locale, before, after, expected) => {
  expect(plainDifference(differenceByWords(before, after, locale))).toBe(expected);
});
