import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import {useHistory} from '@docusaurus/router';
import {useEffect} from 'react';
import {pageAt} from './route';

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
  if (link && link.role !== 'option') fetchAhead('preload', link);
}

/**
 * Has the router go where links lead, whoever drew them. A place on the same page is the browser's. The next page alone
 * is likely enough to be fetched on sight; the others are when a reader reaches for their links.
 */
export function useLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const ended = new AbortController();
    const {signal} = ended;
    const follow = (event: MouseEvent): void => {
      const {button, altKey, ctrlKey, metaKey, shiftKey, target} = event;
      if (event.defaultPrevented || button > 0 || altKey || ctrlKey || metaKey || shiftKey) return;
      const link = pageLink(target);
      if (!link) return;
      const {pathname, search, hash} = link;
      const isHere = pathname === window.location.pathname && search === window.location.search;
      if (isHere && hash) return;
      event.preventDefault();
      if (isHere) history.replace(pathname + search);
      else history.push(pathname + search + hash);
    };
    const onSight: IntersectionObserverCallback = (entries, observer) => {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        fetchAhead('prefetch', target as HTMLAnchorElement);
      }
    };
    const nearby = 'IntersectionObserver' in window ? new IntersectionObserver(onSight) : undefined;
    const lookForNext = (): void => {
      nearby?.disconnect();
      const next = document.querySelector('a[rel=next]');
      if (next) nearby?.observe(next);
    };
    document.addEventListener('click', follow, {signal});
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach, {signal});
    document.addEventListener('site:route', lookForNext, {signal});
    lookForNext();
    return () => {
      ended.abort();
      nearby?.disconnect();
    };
  }, [history]);
}
