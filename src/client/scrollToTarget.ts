import {targetId} from '../lib/address/targetId';

/**
 * Scrolls to the target of the hash. `data-whole` lays out the whole page (see `src/css/prose.css`): blocks
 * that are laid out later would move the target.
 */
export function scrollToTarget(): void {
  const target = document.getElementById(targetId(location.hash));
  if (!target) return;
  document.documentElement.dataset.whole = '';
  target.scrollIntoView();
}
