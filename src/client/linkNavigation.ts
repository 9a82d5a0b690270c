import {openFolds} from './openFolds';
import {isPage} from './route';
import {page} from './stores/pageStore';
import {targetId} from '../lib/address/targetId';
import {hasModifier} from '../lib/keyboard/hasModifier';

type LinkHandler = {
  readonly navigate: (address: string, how: 'push' | 'replace') => void;
  readonly prefetch: (pathname: string, when: 'seen' | 'reached' | 'pressed') => void;
};

/** Handler of links to pages. Undefined before client-side navigation has started: the browser follows links itself. */
let handler: LinkHandler | undefined;

/** Returns the link that contains the target, if the link opens a page of this site in the same tab. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return isPage(link.pathname) ? link : undefined;
}

function prefetchLink({target, type}: Event): void {
  const link = pageLink(target);
  // Does not prefetch search results: they may appear under the pointer by chance.
  if (!link || link.role === 'option') return;
  handler?.prefetch(link.pathname, type === 'pointerdown' ? 'pressed' : 'reached');
}

function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button > 0 || hasModifier(event)) return;
  const link = pageLink(event.target);
  if (!link) return;
  const {pathname, search, hash} = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  if (isHere && hash) {
    // Makes the target of the link visible. Afterwards, the browser scrolls to it.
    openFolds(targetId(hash));
    return;
  }
  event.preventDefault();
  navigateTo(pathname + search + hash, isHere ? 'replace' : 'push');
}

/** Navigates to an address of this site. Until client-side navigation has started, the browser loads it. */
export function navigateTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (handler) handler.navigate(address, how);
  else window.location.assign(address);
}

/** Prefetches the next page when the link to it is scrolled into view. Other links prefetch on hover and focus. */
function prefetchNext(): void {
  if (!('IntersectionObserver' in window)) return;
  const nearby = new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      handler?.prefetch((target as HTMLAnchorElement).pathname, 'seen');
    }
  });
  const observeNext = (): void => {
    nearby.disconnect();
    const next = document.querySelector('a[rel=next]');
    if (next) nearby.observe(next);
  };
  page.subscribe(observeNext);
  observeNext();
}

/** Starts to handle links to other pages of this site. The browser handles links within a page. */
export function startLinks(given: LinkHandler): void {
  if (handler) return;
  handler = given;
  document.addEventListener('click', followLink);
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, prefetchLink);
  prefetchNext();
  document.documentElement.dataset.ready = 'links';
}
