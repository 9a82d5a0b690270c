import {createSlot} from '../../lib/storage/slot';
import {
  effectiveTheme,
  nextThemeChoice,
  readThemeChoice,
  themeChoices,
  type ThemeChoice,
} from '../../lib/storage/themeChoice';
import {storageNamespace} from '../../site/identity';
import * as limits from '../../site/limits';
import {all, onClick, reducedMotion, type Sync} from './dom';

declare const __DARK_MODE__: boolean;
declare const __APPEARANCE_ANIMATION__: boolean;

type Point = {readonly x: number; readonly y: number};

/** The theme toggle: three choices, stored, followed by other tabs, revealed as a circle. */
export function startTheme(): Sync {
  if (!__DARK_MODE__) return () => undefined;
  const root = document.documentElement;
  const slot = createSlot(() => window.localStorage, 'theme', storageNamespace);
  const media = window.matchMedia?.('(prefers-color-scheme: dark)');
  const systemDark = (): boolean => media?.matches ?? false;
  // Before a reveal the browser takes a picture of the page, for which a slow or busy device takes up to a second. What
  // tells is a task of more than 50 ms, as far as a browser counts them, and a page that is still being put together.
  let isSlow = false;
  if (globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) {
    new PerformanceObserver(() => (isSlow = true)).observe({type: 'longtask', buffered: true});
  }
  const current = (): ThemeChoice => readThemeChoice(root.dataset.themeChoice ?? null);
  // A reveal changes the page a moment later; the next press counts from what was pressed before.
  let chosen = current();

  function show(choice: ThemeChoice): void {
    const theme = effectiveTheme(choice, systemDark());
    root.dataset.theme = theme;
    root.dataset.themeChoice = choice;
    root.classList.toggle('dark', theme === 'dark');
    label();
  }

  function label(): void {
    const choice = current();
    for (const button of all('[data-theme-toggle]')) {
      const text = button.dataset[choice];
      if (text) button.setAttribute('aria-label', text);
      const tooltip = button.querySelector('.tooltip');
      if (text && tooltip) tooltip.textContent = text;
    }
    for (const button of all('[data-theme-set]')) {
      button.setAttribute('aria-pressed', String(button.dataset.themeSet === choice));
    }
  }

  function choose(choice: ThemeChoice, point: Point): void {
    chosen = choice;
    const before = root.dataset.theme;
    const changes = effectiveTheme(choice, systemDark()) !== before;
    slot.set(choice === 'system' ? null : choice);
    const isBusy = isSlow || !('laidOut' in root.dataset);
    const isRevealed = __APPEARANCE_ANIMATION__ && !isBusy && !reducedMotion();
    if (!changes || !isRevealed || !document.startViewTransition) {
      show(choice);
      return;
    }
    // By the time the reveal begins another choice may have been made; an older one must not come back.
    reveal(() => show(chosen), point);
  }

  onClick('[data-theme-toggle]', (button, event) => {
    choose(nextThemeChoice(chosen, systemDark()), pointOf(button, event));
  });
  onClick('[data-theme-set]', (button, event) => {
    const choice = themeChoices.find((name) => name === button.dataset.themeSet);
    if (choice) choose(choice, pointOf(button, event));
  });
  media?.addEventListener('change', () => {
    if (current() === 'system') show('system');
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== slot.key) return;
    // Docusaurus listens for the same key and would take "nothing stored" for "light".
    event.stopImmediatePropagation();
    chosen = readThemeChoice(event.newValue);
    show(chosen);
  });
  // The class of the root is the page's; when that changes the theme's own goes with it.
  new MutationObserver(() => {
    const isDark = root.dataset.theme === 'dark';
    if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark);
  }).observe(root, {attributes: true, attributeFilter: ['class']});
  return label;
}

/** The click, or the middle of the button when it was pressed by keyboard. */
function pointOf(button: HTMLElement, event: MouseEvent): Point {
  if (event.detail > 0) return {x: event.clientX, y: event.clientY};
  const {left, top, width, height} = button.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
}

function reveal(change: () => void, {x, y}: Point): void {
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));
  const transition = document.startViewTransition(change);
  transition.ready
    .then(() => {
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
