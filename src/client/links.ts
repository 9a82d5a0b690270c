import {reveal} from './reveal';
import {isPage} from './route';
import {page} from './stores/page';
import {targetId} from '../lib/address/targetId';

/** What leads to an address of the site, and what fetches its page ahead. */
export type Way = {
  readonly lead: (address: string, how: 'push' | 'replace') => void;
  readonly fetchAhead: (pathname: string, when: 'seen' | 'reached' | 'pressed') => void;
};

/** Where links lead; before it is known they are the browser's. */
let way: Way | undefined;

/** The link at a place of the document when the site has its page. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return isPage(link.pathname) ? link : undefined;
}

/** A result of the search is under the pointer by chance: it has to be chosen. */
function reach({target, type}: Event): void {
  const link = pageLink(target);
  if (!link || link.role === 'option') return;
  way?.fetchAhead(link.pathname, type === 'pointerdown' ? 'pressed' : 'reached');
}

function follow(event: MouseEvent): void {
  const {button, altKey, ctrlKey, metaKey, shiftKey, target} = event;
  if (event.defaultPrevented || button > 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = pageLink(target);
  if (!link) return;
  const {pathname, search, hash} = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  if (isHere && hash) {
    // The browser scrolls to a target that is not folded away.
    reveal(targetId(hash));
    return;
  }
  event.preventDefault();
  lead(pathname + search + hash, isHere ? 'replace' : 'push');
}

/** Leads to an address of the site without loading it, unless nothing that can is there yet. */
export function lead(address: string, how: 'push' | 'replace' = 'push'): void {
  if (way) way.lead(address, how);
  else window.location.assign(address);
}

/** The next page alone is likely enough to be fetched on sight; the others are when a reader reaches for their links. */
function fetchNext(): void {
  if (!('IntersectionObserver' in window)) return;
  const nearby = new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      way?.fetchAhead((target as HTMLAnchorElement).pathname, 'seen');
    }
  });
  const lookForNext = (): void => {
    nearby.disconnect();
    const next = document.querySelector('a[rel=next]');
    if (next) nearby.observe(next);
  };
  page.subscribe(lookForNext);
  lookForNext();
}

/** Has links lead the given way, whoever drew them. A place on the same page is the browser's. */
export function startLinks(given: Way): void {
  if (way) return;
  way = given;
  document.addEventListener('click', follow);
  for (const type of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(type, reach);
  fetchNext();
  document.documentElement.dataset.links = '';
}
