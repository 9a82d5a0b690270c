import {changedLines} from '../../../../src/compiler/parse/pageTranslations';

/** Returns the changed lines, with removed words as `[-…-]` and added words as `[+…+]`. */
function shown(before: string, after: string, language = 'en'): string {
  return changedLines(before, after, language)
    .map((line) =>
      line
        .map(([kind, text]) =>
          kind === 'same' ? text : kind === 'added' ? `[+${text}+]` : `[-${text}-]`,
        )
        .join(''),
    )
    .join('\n');
}

it.each([
  ['a word', 'One file.', 'Two files.', '[-One-][+Two+] [-file-][+files+].'],
  ['a number', 'It takes 2 minutes.', 'It takes 3 minutes.', 'It takes [-2-][+3+] minutes.'],
  ['an added line', 'One\n\nTwo', 'One\n\nNew\n\nTwo', '[+New+]'],
  ['a removed line', 'One\nOld\nTwo', 'One\nTwo', '[-Old-]'],
  ['only the changed line', 'Same\nOne\nSame', 'Same\nTwo\nSame', '[-One-][+Two+]'],
  ['nothing', 'One\nTwo', 'One\nTwo', ''],
])('shows %s', (_, before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});

it('splits Chinese into words', () => {
  expect(shown('产物写入目录。', '产物写入文件。', 'zh-Hans')).toBe('产物写入[-目录-][+文件+]。');
});
