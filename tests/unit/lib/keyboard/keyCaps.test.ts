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

it('names signs by a message', () => {
  expect(keyCaps('Down')[0]?.name).toBe('keys.down');
  expect(keyCaps('Enter')[0]?.name).toBeUndefined();
});

it.each(['', ' '])('%j names no keys', (press) => {
  expect(() => keyCaps(press)).toThrow('is not a key combination');
});
