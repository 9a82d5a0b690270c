import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {pageAt} from './route';

type Router = Pick<ReturnType<typeof useHistory>, 'push' | 'replace'>;

let hand: (router: Router) => void;
/** Where links lead from when React has taken the page over. */
const router = new Promise<Router>((resolve) => (hand = resolve));
let hear: () => void;
/** A reader has reached for what React alone does: another page or a picture; or it has to be there before he does. */
export const reached = new Promise<void>((resolve) => (hear = resolve));

/** The link at a place of the document when the router has its page. */
function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target || link.origin !== window.location.origin) return undefined;
  return pageAt(link.pathname)?.path === link.pathname ? link : undefined;
}

/** Has a page fetched ahead. What does not come is fetched when a reader goes there. */
function fetchAhead(how: 'preload' | 'prefetch', {pathname}: HTMLAnchorElement): void {
  Promise.resolve(docusaurus[how](pathname)).catch(() => undefined);
}

/** A result of the search is under the pointer by chance: it has to be chosen. */
function reach({target}: Event): void {
  const link = pageLink(target);
  if (!link) return;
  if (link.role !== 'option') fetchAhead('preload', link);
  hear();
}

function follow(event: MouseEvent): void {
  const {button, altKey, ctrlKey, metaKey, shiftKey, target} = event;
  if (event.defaultPrevented || button > 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = pageLink(target);
  if (!link) return;
  const {pathname, search, hash} = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  if (isHere && hash) return;
  event.preventDefault();
  lead(pathname + search + hash, isHere ? 'replace' : 'push');
}

/** Leads to an address of the site without loading it, unless nothing of React's is there yet. */
export function lead(address: string, how: keyof Router = 'push'): void {
  if (!isListening) {
    window.location.assign(address);
    return;
  }
  hear();
  void router.then((history) => history[how](address));
}

/** The next page alone is likely enough to be fetched on sight; the others are when a reader reaches for their links. */
function fetchNext(): void {
  if (!('IntersectionObserver' in window)) return;
  const nearby = new IntersectionObserver((entries, observer) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      fetchAhead('prefetch', target as HTMLAnchorElement);
    }
  });
  const lookForNext = (): void => {
    nearby.disconnect();
    const next = document.querySelector('a[rel=next]');
    if (next) nearby.observe(next);
  };
  document.addEventListener('site:route', lookForNext);
  lookForNext();
}

/** Who searches goes to another page soon: React takes this one over between what the dialog does. */
function searching(): void {
  if (document.documentElement.dataset.search !== 'open') return;
  if ('requestIdleCallback' in window) requestIdleCallback(hear);
  else setTimeout(hear);
}

let isListening = false;

/**
 * Has the router go where links lead, whoever drew them. A place on the same page is the browser's. A link that is
 * pressed before React has taken the page over waits for it, and has it begin.
 */
export function startLinks(): void {
  if (isListening) return;
  isListening = true;
  document.addEventListener('click', follow);
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach);
  document.addEventListener('site:search', searching);
  const {dataset} = document.documentElement;
  // What enlarges a picture has to be there before it is pressed.
  const hasPictures = document.querySelector('.markdown img') !== null;
  if ('notFound' in dataset || hasPictures) hear();
  searching();
  fetchNext();
  dataset.links = '';
}

/** Gives links the router. */
export function useLinks(): void {
  const history = useHistory();
  useEffect(() => {
    startLinks();
    hand(history);
  }, [history]);
}
