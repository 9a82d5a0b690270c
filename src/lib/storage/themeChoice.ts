export type ThemeChoice = 'light' | 'dark' | 'system';
type Theme = 'light' | 'dark';

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Parses a stored choice: anything but `light` or `dark` means `system`. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Returns the theme to show; always light if `darkMode` is false. */
export function effectiveTheme(choice: ThemeChoice, systemDark: boolean, darkMode = true): Theme {
  if (!darkMode) return 'light';
  if (choice === 'system') return systemDark ? 'dark' : 'light';
  return choice;
}

/**
 * Returns the choice that follows a press of the button: system → the other theme → the theme of the system → system.
 * The first press therefore always changes the look of the page.
 */
export function nextThemeChoice(choice: ThemeChoice, systemDark: boolean): ThemeChoice {
  const own: Theme = systemDark ? 'dark' : 'light';
  const other: Theme = systemDark ? 'light' : 'dark';
  if (choice === 'system') return other;
  return choice === other ? own : 'system';
}
