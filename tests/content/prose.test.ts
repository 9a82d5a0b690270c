import {chineseProblems} from './support/chinese';
import {lineOf, list, read} from './support/files';
import {expectNone} from './support/problems';
import {chineseRules} from './support/rules/chinese';
import {componentRules} from './support/rules/components';
import {linkRules} from './support/rules/links';
import {structureRules} from './support/rules/structure';
import {testRules} from './support/rules/testRules';

testRules([...structureRules, ...linkRules, ...componentRules, ...chineseRules]);

test('Chinese messages follow the same rules', () => {
  const problems = list('i18n/zh-Hans', /\.json$/).flatMap((file) => {
    const source = read(file);
    const catalogue = JSON.parse(source) as Record<string, {message: string}>;
    return Object.entries(catalogue).flatMap(([id, {message}]) =>
      // The one text whose wording design 7 fixes ends in a half-width colon.
      id === 'overview.empty'
        ? []
        : chineseProblems(message.replace(/\{\w+\}/g, 'x')).map(
            (problem) => `${file}:${lineOf(source, source.indexOf(`"${id}"`))}: ${id}: ${problem}`,
          ),
    );
  });
  expectNone(
    problems,
    'Chinese text: a space between Chinese and Latin text, punctuation full-width and without spaces.',
  );
});

describe('the rules for Chinese text', () => {
  it.each([
    '使用 Rslib 构建',
    '版本 1.0.1，见下文。',
    '“引用”和《书名》',
    '比例为 16:9，时间 10:30',
    '请参见（可选）部分',
    'glob `!src/**`、`*.ts`'.replace(/`[^`]*`/g, 'x'),
    'Hello, world.',
    '约 50%，不到一半',
  ])('accept %s', (text) => {
    expect(chineseProblems(text)).toEqual([]);
  });

  it.each([
    ['使用Rslib构建', 'no space'],
    ['共3个', 'no space'],
    ['你好,世界', 'half-width'],
    ['你好, 世界', 'half-width'],
    ['注意:内容', 'half-width'],
    ['结束了.', 'half-width'],
    ['选项(可选)部分', 'half-width'],
    ['Rslib ，一个工具', 'a space'],
    ['如下： 内容', 'a space'],
  ])('refuse %s', (text, problem) => {
    expect(chineseProblems(text).join()).toContain(problem);
  });
});
