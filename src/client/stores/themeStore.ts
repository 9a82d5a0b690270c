import {createSlot} from '../../lib/storage/storageSlot';
import {
  effectiveTheme,
  nextThemeChoice,
  readThemeChoice,
  type ThemeChoice,
} from '../../lib/storage/themeChoice';
import {storageNamespace} from '../../site/identity';
import {createStore, shared, type Store} from 'docusaurus-plugin-islands/createStore';

export type Point = {readonly x: number; readonly y: number};

type ThemeStore = Store<ThemeChoice> & {
  /** Shows the stored theme, or the light one if the site has no dark one. Also when another browser tab stored one. */
  readonly start: (hasDarkMode?: boolean) => void;
  /** Stores a choice and shows it. The new theme is revealed in a circle that grows from the point. */
  readonly choose: (choice: ThemeChoice, point?: Point) => void;
  /** Chooses the next of light, dark and system (see `nextThemeChoice`). */
  readonly next: (point?: Point) => void;
  /** The theme that the page shows: `system` is resolved to light or dark. */
  readonly shown: Store<'light' | 'dark'>;
  /** Runs a change of the theme as an animation. Set by `themeReveal`, which loads after the first paint. */
  reveal?: (change: () => void, point: Point) => void;
  /** Key of the stored choice. */
  readonly key: string;
};

/** The chosen theme, which attributes and the class `dark` of the root element show. */
export const theme: ThemeStore = shared('theme', createThemeStore);

function createThemeStore(): ThemeStore {
  const slot = createSlot(() => window.localStorage, 'theme', storageNamespace);
  const {set, ...choices} = createStore<ThemeChoice>('system');
  const {set: setShown, ...shown} = createStore<'light' | 'dark'>('light');

  const isSystemDark = (): boolean =>
    window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

  function show(choice: ThemeChoice, hasDarkMode?: boolean): void {
    const root = document.documentElement;
    const next = effectiveTheme(choice, isSystemDark(), hasDarkMode);
    root.dataset.theme = next;
    root.dataset.themeChoice = choice;
    root.classList.toggle('dark', next === 'dark');
    setShown(next);
  }

  const store: ThemeStore = {
    ...choices,
    start(hasDarkMode = true) {
      set(hasDarkMode ? readThemeChoice(slot.get()) : 'light');
      show(choices.get(), hasDarkMode);
    },
    choose(choice, point) {
      const changes = effectiveTheme(choice, isSystemDark()) !== shown.get();
      slot.set(choice === 'system' ? null : choice);
      set(choice);
      // Reads the choice again when the reveal starts, because it may have changed by then.
      if (changes && point && store.reveal) store.reveal(() => show(choices.get()), point);
      else show(choice);
    },
    next: (point) => store.choose(nextThemeChoice(choices.get(), isSystemDark()), point),
    shown,
    key: slot.key,
  };
  return store;
}

/** Returns the position of a click, or the centre of the button if it was pressed by keyboard. */
export function pointOf(
  button: Element,
  event: {readonly detail: number; readonly clientX: number; readonly clientY: number},
): Point {
  if (event.detail > 0) return {x: event.clientX, y: event.clientY};
  const {left, top, width, height} = button.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}
