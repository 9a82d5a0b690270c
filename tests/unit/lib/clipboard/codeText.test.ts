import {codeToCopy, type CodeLine} from '../../../../src/lib/clipboard/codeText';

const lines = (...texts: string[]): CodeLine[] =>
  texts.map((text) => ({text: `${text}\n`, deleted: false}));

it.each<[string, readonly CodeLine[], string, string]>([
  ['lines without their breaks', lines('a', 'b'), 'ts', 'a\nb'],
  ['nothing', [], 'ts', ''],
  ['no empty lines at the end', lines('a', '', ''), 'ts', 'a'],
  ['empty lines inside', lines('a', '', 'b'), 'ts', 'a\n\nb'],
  ['indentation', lines('  a', '\tb'), 'ts', '  a\n\tb'],
  ['no removed lines', [{text: 'a\n', deleted: true}, ...lines('b')], 'ts', 'b'],
  ['no prompt of a shell', lines('$ npm install', '$ npx rslib'), 'bash', 'npm install\nnpx rslib'],
  ['comments of a shell', lines('# npm', '$ npx rslib'), 'sh', '# npm\nnpx rslib'],
  ['variables of a shell', lines('$HOME/x', 'echo $ x'), 'shell', '$HOME/x\necho $ x'],
  ['one prompt only', lines('$ $ x'), 'bash', '$ x'],
  ['a dollar in other languages', lines('$ a'), 'ts', '$ a'],
  ['a language that only looks like a shell', lines('$ a'), 'powershell', '$ a'],
  ['lines without a break', ['a', 'b'].map((text) => ({text, deleted: false})), 'ts', 'a\nb'],
])('copies %s', (_, code, language, expected) => {
  expect(codeToCopy(code, language)).toBe(expected);
});
