import {createSlot} from '../../lib/storage/storageSlot';
import {
  effectiveTheme,
  nextThemeChoice,
  readThemeChoice,
  type ThemeChoice,
} from '../../lib/storage/themeChoice';
import {storageNamespace} from '../../site/identity';
import * as limits from '../../site/limits';
import {createStore, shared, type Store} from './createStore';

type Point = {readonly x: number; readonly y: number};

type ThemeStore = Store<ThemeChoice> & {
  /** Shows the stored theme, and adopts changes of the system and choices of other browser tabs. */
  readonly start: (options: {readonly darkMode: boolean; readonly animated: boolean}) => void;
  /** Stores a choice and shows it. The new theme is revealed in a circle that grows from the point. */
  readonly choose: (choice: ThemeChoice, point?: Point) => void;
  /** Chooses the next of light, dark and system (see `nextThemeChoice`). */
  readonly next: (point?: Point) => void;
  /** The theme that the page shows: `system` is resolved to light or dark. */
  readonly shown: Store<'light' | 'dark'>;
};

/** The chosen theme, which attributes and the class `dark` of the root element show. */
export const theme: ThemeStore = shared('theme', createThemeStore);

function createThemeStore(): ThemeStore {
  const slot = createSlot(() => window.localStorage, 'theme', storageNamespace);
  const {set, ...store} = createStore<ThemeChoice>('system');
  const {set: setShown, ...shown} = createStore<'light' | 'dark'>('light');
  let isAnimated = false;
  let isSlow = false;

  const isSystemDark = (): boolean =>
    window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;

  function show(choice: ThemeChoice, darkMode = true): void {
    const root = document.documentElement;
    const next = effectiveTheme(choice, isSystemDark(), darkMode);
    root.dataset.theme = next;
    root.dataset.themeChoice = choice;
    root.classList.toggle('dark', next === 'dark');
    setShown(next);
  }

  function choose(choice: ThemeChoice, point?: Point): void {
    const {theme: current} = document.documentElement.dataset;
    const changes = effectiveTheme(choice, isSystemDark()) !== current;
    slot.set(choice === 'system' ? null : choice);
    set(choice);
    // Reads the choice again when the reveal starts, because it may have changed by then.
    if (changes && point && canReveal()) reveal(() => show(store.get()), point);
    else show(choice);
  }

  /** Returns true if a view transition can reveal the theme. On a busy phone, it would delay the theme by a second. */
  function canReveal(): boolean {
    const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    const isBusy = isSlow || !('laidOut' in document.documentElement.dataset);
    return isAnimated && !isReduced && !isBusy && 'startViewTransition' in document;
  }

  function watchLongTasks(): void {
    if (!globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) return;
    const observer = new PerformanceObserver(() => {
      isSlow = true;
      observer.disconnect();
    });
    observer.observe({type: 'longtask'});
  }

  function watch(): void {
    window
      .matchMedia?.('(prefers-color-scheme: dark)')
      .addEventListener('change', () => store.get() === 'system' && show('system'));
    window.addEventListener('storage', (event) => {
      if (event.key !== slot.key) return;
      // Stops Docusaurus' listener for the same key, which reads a removed item as `light`.
      event.stopImmediatePropagation();
      set(readThemeChoice(event.newValue));
      show(store.get());
    });
    // Adds the class `dark` again when a navigation has replaced the classes of the root element.
    const root = document.documentElement;
    new MutationObserver(() => {
      const isDark = root.dataset.theme === 'dark';
      if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark);
    }).observe(root, {attributes: true, attributeFilter: ['class']});
  }

  return {
    ...store,
    start({darkMode, animated}) {
      isAnimated = animated;
      if (animated) watchLongTasks();
      set(darkMode ? readThemeChoice(slot.get()) : 'light');
      show(store.get(), darkMode);
      if (darkMode) watch();
    },
    choose,
    next: (point) => choose(nextThemeChoice(store.get(), isSystemDark()), point),
    shown,
  };
}

function reveal(change: () => void, {x, y}: Point): void {
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  document
    .startViewTransition(change)
    .ready.then(() => {
      document.documentElement.animate(
        {clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`]},
        {
          duration: limits.themeRevealMs,
          easing: 'ease-in-out',
          pseudoElement: '::view-transition-new(root)',
        },
      );
    })
    .catch(() => undefined);
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
