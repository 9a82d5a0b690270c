import {isCostly} from './connection';
import {fetchPage} from './fetchPage';
import {startLinks} from './linkNavigation';
import {followHistory, navigate, prefetchPressed} from './navigate';
import {canonicalPath} from './route';

/** Redirects from the 404 page to an existing page, if the address is a variant of that page's address. */
function redirectMissing(): void {
  const {pathname, search, hash} = window.location;
  const target = canonicalPath(pathname);
  if (target && target !== pathname) window.location.replace(target + search + hash);
}

/** Starts client-side navigation: links replace the current page instead of loading a document. */
export function startNavigation(): void {
  followHistory();
  if ('notFound' in document.documentElement.dataset) redirectMissing();
  startLinks({
    navigate,
    prefetch(pathname, when) {
      if (isCostly(/2g/)) return;
      const request: Promise<unknown> =
        when === 'pressed'
          ? prefetchPressed(pathname)
          : fetchPage(pathname, {priority: when === 'seen' ? 'low' : 'auto'});
      // Ignores a failed prefetch, because a click on the link requests the page again.
      request.catch(() => undefined);
    },
  });
}
