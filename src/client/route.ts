import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {matchRoutes} from 'react-router-config';
import {goToPlace} from './shell/dom';

/** The page that the router shows at a path. It takes capitals for small letters, which no host does. */
export function pageAt(pathname: string) {
  const route = matchRoutes(routes, pathname).at(-1)?.route;
  return route?.exact ? route : undefined;
}

/** The page that React would draw at a path: it decodes it and leaves `.html` out. */
function drawnAt(path: string) {
  try {
    const asked = {pathname: decodeURI(path), search: '', hash: '', state: undefined};
    return pageAt(normalizeLocation(asked).pathname);
  } catch {
    return undefined;
  }
}

// A host without rules has no page at such an address and says so, where React would draw one: it leads there instead.
if (typeof document !== 'undefined' && 'notFound' in document.documentElement.dataset) {
  const {pathname, search, hash} = window.location;
  const page = drawnAt(pathname);
  if (page && page.path !== pathname) {
    window.location.replace(String(page.path) + search + hash);
    // What React waits for before it begins.
    for (const {route} of matchRoutes(routes, pathname))
      Object.assign(route.component, {preload: () => new Promise(() => undefined)});
  }
}

// Who comes back is led to where he was on the page, as by a hash.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => (document.documentElement.dataset.whole = ''));
}

/** Tells the shell's controls about pages that React puts in place; an address it has no page for is loaded in full. */
const routeModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    if (pageAt(location.pathname)?.path !== location.pathname) window.location.reload();
  },
  onRouteDidUpdate({location, previousLocation}) {
    // Hydration is no navigation: what a reader did before it stays.
    if (!previousLocation) return;
    const isNew = location.pathname !== previousLocation.pathname;
    // Preact calls this before it draws the next page, in the same task: Docusaurus found no heading to scroll to.
    queueMicrotask(() => {
      if (isNew) goToPlace();
      document.dispatchEvent(new Event(isNew ? 'site:route' : 'site:hash'));
    });
  },
};

export default routeModule;
