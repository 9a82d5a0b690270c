/**
 * Client module that keeps the page up to date with choices that other browser tabs store and with the theme of the
 * system, and reveals a new theme in a circle. None of it is needed for the first paint.
 */
import siteConfig from '@generated/docusaurus.config';
import * as limits from '../site/limits';
import type {SiteSettings} from '../site/settings';
import {shortcuts} from './stores/shortcutsStore';
import {tabs} from './stores/tabsStore';
import {theme, type Point} from './stores/themeStore';
import {wrap} from './stores/wrapStore';

/** Starts to listen. Changes since the head script has run are adopted at once. */
export function startStoredChoices({
  darkMode,
  enableAppearanceAnimation,
}: Pick<SiteSettings['themeConfig'], 'darkMode' | 'enableAppearanceAnimation'>): void {
  const stores = darkMode ? [theme, tabs, wrap, shortcuts] : [tabs, wrap, shortcuts];
  window.addEventListener('storage', (event) => {
    const store = stores.find(({key}) => key === event.key);
    store?.start();
    // Stops Docusaurus' listener for the same key, which reads a removed item as `light`.
    if (store === theme) event.stopImmediatePropagation();
  });
  for (const store of stores) store.start();
  if (!darkMode) return;
  window
    .matchMedia?.('(prefers-color-scheme: dark)')
    .addEventListener('change', () => theme.get() === 'system' && theme.start());
  // Adds the class `dark` again when a navigation has replaced the classes of the root element.
  const root = document.documentElement;
  new MutationObserver(() => {
    const isDark = root.dataset.theme === 'dark';
    if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark);
  }).observe(root, {attributes: true, attributeFilter: ['class']});
  if (enableAppearanceAnimation) startReveal();
}

function startReveal(): void {
  let isSlow = false;
  if (globalThis.PerformanceObserver?.supportedEntryTypes.includes('longtask')) {
    const observer = new PerformanceObserver(() => {
      isSlow = true;
      observer.disconnect();
    });
    observer.observe({type: 'longtask', buffered: true});
  }
  theme.reveal = (change, point) => {
    const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
    // On a busy phone, a view transition would delay the theme by a second.
    const isBusy = isSlow || !('laidOut' in document.documentElement.dataset);
    if (isReduced || isBusy || !('startViewTransition' in document)) change();
    else reveal(change, point);
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

if (typeof window !== 'undefined') {
  startStoredChoices((siteConfig.customFields!.settings as SiteSettings).themeConfig);
}
