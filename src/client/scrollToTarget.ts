import {targetId} from '../lib/address/targetId';

/**
 * Scrolls to the target of the hash. Lays out the whole page first (`data-whole`, see `src/css/prose.css`), because
 * blocks that are laid out later would move the target.
 */
export function scrollToTarget(): void {
  const target = document.getElementById(targetId(location.hash));
  if (!target) return;
  document.documentElement.dataset.whole = '';
  target.scrollIntoView();
}
