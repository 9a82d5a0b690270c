import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Returns the path of the page at a path. The two may differ in case, which the router ignores. */
function pageAt(pathname: string): string | undefined {
  const route = matchRoutes(routes, pathname).at(-1)?.route;
  return route?.exact ? route.path : undefined;
}

/** Returns true if the site has a page at exactly this path, which includes the base path. */
export function isPage(pathname: string): boolean {
  return pageAt(pathname) === pathname;
}

/** Returns the path of the page for a variant of it that some hosts do not serve: percent-encoded, or with `.html`. */
export function canonicalPath(path: string): string | undefined {
  try {
    const location = {pathname: decodeURI(path), search: '', hash: '', state: undefined};
    return pageAt(normalizeLocation(location).pathname);
  } catch {
    return undefined;
  }
}
