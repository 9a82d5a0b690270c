import {useSyncExternalStore, type ReactNode} from 'react';
import {startIslands} from '../browser.ts';
import {createStore} from '../createStore.ts';
import {createHydration} from '../hydrateIsland.tsx';
import {BrowserContextProvider} from '../internals.ts';
import type {Registry} from '../islandTypes.ts';
import {Mode, provide, type Values} from '../contexts.cjs';
import themeIslands from './themeIslands.ts';

declare global {
  interface Window {
    /** Button of an island that was clicked before scripts were loaded. */
    islandsPressed?: HTMLElement | undefined;
  }
}

export type ArticleIslands = {
  readonly update: (values: Values) => void;
  readonly stop: () => void;
};

/** Starts the islands of an article. Their first render has the contexts that the server had. */
export function startArticle(
  article: HTMLElement,
  own: Registry,
  firstValues: Values,
): ArticleIslands {
  const values = createStore(firstValues);

  /** Follows the contexts around the article. */
  function Providers({children}: {readonly children: ReactNode}): ReactNode {
    const shown = useSyncExternalStore(values.subscribe, values.get, () => values.initial);
    return provide(
      shown,
      <BrowserContextProvider>
        <Mode.Provider value="island">{children}</Mode.Provider>
      </BrowserContextProvider>,
    );
  }

  const islands = startIslands({
    registry: {...themeIslands, ...own},
    root: article,
    loadHydration: [() => createHydration(Providers)],
    isTouched: true,
  });
  // A choice of a tab changes the other tabs of its group, also those that were not visible yet.
  function onClick({target}: Event): void {
    if (!(target instanceof Element) || !target.closest('[role="tab"]')) return;
    article.querySelectorAll<HTMLElement>('[data-island="theme/Tabs"]').forEach(islands.whenIdle);
  }
  article.addEventListener('click', onClick, true);
  const pressed = window.islandsPressed;
  if (pressed && article.contains(pressed)) {
    window.islandsPressed = undefined;
    setTimeout(() => pressed.click());
  }
  return {
    update(next) {
      const now = values.get();
      if (!next.every(([, value], index) => Object.is(value, now[index]?.[1]))) values.set(next);
    },
    stop() {
      window.islandsPressed = undefined;
      article.removeEventListener('click', onClick, true);
      islands.stop();
    },
  };
}
