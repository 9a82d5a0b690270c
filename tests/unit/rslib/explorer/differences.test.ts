import {defaultState} from '../../../../src/rslib/explorer/choices';
import {differentChoices, diffLines} from '../../../../src/rslib/explorer/differences';
import {highlight} from '../../../../src/rslib/explorer/highlight';

test('the choices that differ are listed in their order', () => {
  const other = {...defaultState, minify: 'on', format: 'cjs'};
  expect(differentChoices(other, defaultState)).toEqual(['format', 'minify']);
});

test('a difference has its lines with three equal ones around them', () => {
  const lines = Array.from({length: 20}, (_, index) => `line ${index}`);
  const changed = lines.map((line, at) => (at === 10 ? 'other' : line));
  const diff = diffLines(`${lines.join('\n')}\n`, `${changed.join('\n')}\n`);
  expect(diff.map(({kind, text, skipped}) => skipped ?? `${kind} ${text}`)).toEqual([
    7,
    ...['same line 7', 'same line 8', 'same line 9'],
    ...['deleted line 10', 'inserted other'],
    ...['same line 11', 'same line 12', 'same line 13'],
    6,
  ]);
  expect(diffLines('', 'a\n')).toEqual([{kind: 'inserted', text: 'a'}]);
});

test('code is split into lines of comments, strings, keywords and numbers', () => {
  expect(highlight('/* a\nb */ const x = "if"; // 1\nreturn 12;\n')).toEqual([
    [{kind: 'comment', text: '/* a'}],
    [
      {kind: 'comment', text: 'b */'},
      {kind: undefined, text: ' '},
      {kind: 'keyword', text: 'const'},
      {kind: undefined, text: ' x = '},
      {kind: 'string', text: '"if"'},
      {kind: undefined, text: '; '},
      {kind: 'comment', text: '// 1'},
    ],
    [
      {kind: 'keyword', text: 'return'},
      {kind: undefined, text: ' '},
      {kind: 'number', text: '12'},
      {kind: undefined, text: ';'},
    ],
  ]);
  const text = 'class A { if = `a\n${b}`; x.return(); "k": 1 }';
  const joined = highlight(text).map((line) => line.map((token) => token.text).join(''));
  expect(joined.join('\n')).toBe(text);
});
