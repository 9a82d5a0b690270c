import {
  effectiveTheme,
  readThemeChoice,
  themeChoices,
  type ThemeChoice,
} from '../../../../src/lib/storage/themeChoice';

it.each<[string | null, ThemeChoice]>([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  [null, 'system'],
  ['DARK', 'system'],
  ['"dark"', 'system'],
])('reads %j from storage as %s', (stored, expected) => {
  expect(readThemeChoice(stored)).toBe(expected);
});

it.each<[ThemeChoice, boolean, 'light' | 'dark']>([
  ['light', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['dark', true, 'dark'],
  ['system', false, 'light'],
  ['system', true, 'dark'],
])('the choice %s in a dark system (%s) shows %s', (choice, systemDark, expected) => {
  expect(effectiveTheme(choice, systemDark)).toBe(expected);
});

it('is always light if dark mode is off, whatever is stored or set', () => {
  for (const choice of themeChoices) {
    expect(effectiveTheme(choice, true, false)).toBe('light');
    expect(effectiveTheme(choice, false, false)).toBe('light');
  }
});
