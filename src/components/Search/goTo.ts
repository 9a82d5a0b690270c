import {lead} from '@site/src/client/links';
import {targetId} from '@site/src/lib/address/targetId';

/** Leads to a hit, found by some words: within the site without loading, with the focus where the page shows it. */
export function goTo(url: string, words: readonly string[] = []): void {
  if (!url.startsWith('/')) {
    window.location.assign(url);
    return;
  }
  const {pathname, hash} = new URL(url, window.location.origin);
  const isHere = pathname === window.location.pathname;
  if (isHere) requestAnimationFrame(arrive);
  else document.addEventListener('site:route', arrive, {once: true});

  // The page may never come, and a reader go elsewhere.
  function arrive(): void {
    const {location} = window;
    if (location.pathname !== pathname || location.hash !== hash) return;
    if (hash) focusTarget(hash);
    if (words.length === 0) return;
    import('./markFound').then(
      (found) => found.markFound(hash, words),
      // The network failed: the section is there without marks.
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
