import {lead} from '@site/src/client/links';
import {page} from '@site/src/client/stores/page';
import {targetId} from '@site/src/lib/address/targetId';

/** Navigates to a hit, without loading within the site; focuses its section and highlights the words it was found by. */
export function goTo(url: string, words: readonly string[] = []): void {
  if (!url.startsWith('/')) {
    window.location.assign(url);
    return;
  }
  const {pathname, hash} = new URL(url, window.location.origin);
  const isHere = pathname === window.location.pathname;
  if (isHere) requestAnimationFrame(arrive);
  else {
    const stop = page.subscribe(() => {
      stop();
      arrive();
    });
  }

  // The page may never come, and the user go elsewhere.
  function arrive(): void {
    const {location} = window;
    if (location.pathname !== pathname || location.hash !== hash) return;
    if (hash) focusTarget(hash);
    if (words.length === 0) return;
    import('./markFound').then(
      (found) => found.markFound(hash, words),
      // The network failed: the section is there without highlights.
      () => undefined,
    );
  }

  lead(url);
}

function focusTarget(hash: string): void {
  const target = document.getElementById(targetId(hash));
  if (!target) return;
  target.tabIndex = -1;
  target.focus({preventScroll: true});
  target.removeAttribute('tabindex');
}
