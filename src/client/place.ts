import {targetId} from '../lib/address/targetId';

/**
 * Scrolls to the target of the address' hash. The page is laid out whole for it, or what stands above would move the
 * target when it is laid out later (see `src/css/prose.css`).
 */
export function goToTarget(): void {
  const target = document.getElementById(targetId(location.hash));
  if (!target) return;
  document.documentElement.dataset.whole = '';
  target.scrollIntoView();
}
