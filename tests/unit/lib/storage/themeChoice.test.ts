import {
  effectiveTheme,
  nextThemeChoice,
  readThemeChoice,
  themeChoices,
  type ThemeChoice,
} from '../../../../src/lib/storage/themeChoice';

it.each<[string | null, ThemeChoice]>([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['auto', 'system'],
  [null, 'system'],
  ['', 'system'],
  ['DARK', 'system'],
  [' dark', 'system'],
  ['"dark"', 'system'],
  ['<img src=x onerror=alert(1)>', 'system'],
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
])('shows for the choice %s, in a system that is dark: %s, %s', (choice, systemDark, expected) => {
  expect(effectiveTheme(choice, systemDark)).toBe(expected);
});

it('is always light where dark mode is off, whatever is stored or set', () => {
  for (const choice of themeChoices) {
    expect(effectiveTheme(choice, true, false)).toBe('light');
    expect(effectiveTheme(choice, false, false)).toBe('light');
  }
});

describe.each([false, true])('the toggle in a system that is dark: %s', (systemDark) => {
  it('changes what is seen at the first press', () => {
    const next = nextThemeChoice('system', systemDark);
    expect(effectiveTheme(next, systemDark)).not.toBe(effectiveTheme('system', systemDark));
  });

  it('goes through all choices and back', () => {
    const seen: ThemeChoice[] = ['system'];
    for (let i = 0; i < 2; i++) seen.push(nextThemeChoice(seen.at(-1)!, systemDark));
    expect([...seen].sort()).toEqual([...themeChoices].sort());
    expect(nextThemeChoice(seen.at(-1)!, systemDark)).toBe('system');
  });
});
