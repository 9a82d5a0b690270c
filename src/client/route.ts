import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Returns the path of the page that the router shows at another one. The router ignores case, which no host does. */
function pageAt(pathname: string): string | undefined {
  const route = matchRoutes(routes, pathname).at(-1)?.route;
  return route?.exact ? route.path : undefined;
}

/** Returns true if the site has a page at a path, base path included. */
export function isPage(pathname: string): boolean {
  return pageAt(pathname) === pathname;
}

/** Returns the path of a page from a variant that a host without rules does not serve: encoded, or with `.html`. */
export function canonicalPath(path: string): string | undefined {
  try {
    const location = {pathname: decodeURI(path), search: '', hash: '', state: undefined};
    return pageAt(normalizeLocation(location).pathname);
  } catch {
    return undefined;
  }
}
