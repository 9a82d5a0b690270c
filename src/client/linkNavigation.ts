import {openFolds} from './openFolds';
import {isPage} from './route';
import {page} from './stores/pageStore';
import {targetId} from '../lib/address/targetId';

type LinkHandler = {
  readonly navigate: (address: string, how: 'push' | 'replace') => void;
  readonly prefetch: (pathname: string, when: 'seen' | 'reached' | 'pressed') => void;
};

/** Undefined until navigation has started: links are the browser's. */
let handler: LinkHandler | undefined;

/** Returns the link around an element if it is to a page of the site. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return isPage(link.pathname) ? link : undefined;
}

function prefetchLink({target, type}: Event): void {
  const link = pageLink(target);
  // The pointer may be on a search result by chance.
  if (!link || link.role === 'option') return;
  handler?.prefetch(link.pathname, type === 'pointerdown' ? 'pressed' : 'reached');
}

function followLink(event: MouseEvent): void {
  const {button, altKey, ctrlKey, metaKey, shiftKey, target} = event;
  if (event.defaultPrevented || button > 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = pageLink(target);
  if (!link) return;
  const {pathname, search, hash} = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  if (isHere && hash) {
    // The browser scrolls to the target, once it is visible.
    openFolds(targetId(hash));
    return;
  }
  event.preventDefault();
  navigateTo(pathname + search + hash, isHere ? 'replace' : 'push');
}

/** Goes to an address of the site; loads it if client-side navigation has not started. */
export function navigateTo(address: string, how: 'push' | 'replace' = 'push'): void {
  if (handler) handler.navigate(address, how);
  else window.location.assign(address);
}

/** Prefetches the next page when its link is seen; other pages are prefetched when their link is hovered or focused. */
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

/** Handles links to pages of the site. Links within a page are the browser's. */
export function startLinks(given: LinkHandler): void {
  if (handler) return;
  handler = given;
  document.addEventListener('click', followLink);
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, prefetchLink);
  prefetchNext();
  document.documentElement.dataset.ready = 'links';
}
