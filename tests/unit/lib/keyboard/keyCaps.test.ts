import {keyCaps} from '../../../../src/lib/keyboard/keyCaps';

it.each([
  ['K', ['K']],
  ['Ctrl+K', ['Ctrl', 'K']],
  ['Ctrl + Shift + K', ['Ctrl', 'Shift', 'K']],
  ['Cmd+K', ['⌘', 'K']],
  ['Up', ['↑']],
  ['+', ['+']],
  ['Ctrl++', ['Ctrl', '+']],
])('%s is printed as %j', (press, labels) => {
  expect(keyCaps(press).map(({label}) => label)).toEqual(labels);
});

it.each(['', ' '])('%j names no keys', (press) => {
  expect(() => keyCaps(press)).toThrow('is not a key combination');
});
