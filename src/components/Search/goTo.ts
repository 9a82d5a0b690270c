import {navigateTo} from '@site/src/client/linkNavigation';
import {page} from '@site/src/client/stores/pageStore';
import {targetId} from '@site/src/lib/address/targetId';

/** Navigates to a hit; focuses its section and highlights the matched words. */
export function goTo(url: string, words: readonly string[] = []): void {
  if (!url.startsWith('/')) {
    window.location.assign(url);
    return;
  }
  const {pathname, hash} = new URL(url, window.location.origin);
  const isHere = pathname === window.location.pathname;
  if (isHere) requestAnimationFrame(showTarget);
  else {
    const stop = page.subscribe(() => {
      stop();
      showTarget();
    });
  }

  /** Focuses the section and highlights the words, unless the user has navigated elsewhere meanwhile. */
  function showTarget(): void {
    const {location} = window;
    if (location.pathname !== pathname || location.hash !== hash) return;
    if (hash) focusTarget(hash);
    if (words.length === 0) return;
    import('./markFound').then(
      (found) => found.markFound(hash, words),
      // If the download fails, there are no highlights.
      () => undefined,
    );
  }

  navigateTo(url);
}

function focusTarget(hash: string): void {
  const target = document.getElementById(targetId(hash));
  if (!target) return;
  target.tabIndex = -1;
  target.focus({preventScroll: true});
  target.removeAttribute('tabindex');
}
