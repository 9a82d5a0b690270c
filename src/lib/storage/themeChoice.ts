/** What a reader may choose, and what is then shown. */
export type ThemeChoice = 'light' | 'dark' | 'system';
type Theme = 'light' | 'dark';

export const themeChoices: readonly ThemeChoice[] = ['light', 'dark', 'system'];

/** Reads a stored value; anything but `light` or `dark` means the system decides. */
export function readThemeChoice(stored: string | null): ThemeChoice {
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The theme to show. Without dark mode it is always light, whatever is stored or set in the system. */
export function effectiveTheme(choice: ThemeChoice, systemDark: boolean, darkMode = true): Theme {
  if (!darkMode) return 'light';
  if (choice === 'system') return systemDark ? 'dark' : 'light';
  return choice;
}

/**
 * The choice after this one when a reader presses the toggle. The first press always changes what is seen:
 * system → the other theme → the one the system has → system.
 */
export function nextThemeChoice(choice: ThemeChoice, systemDark: boolean): ThemeChoice {
  const own: Theme = systemDark ? 'dark' : 'light';
  const other: Theme = systemDark ? 'light' : 'dark';
  if (choice === 'system') return other;
  return choice === other ? own : 'system';
}
