import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** Returns the path of the page that the router finds for `pathname`. The router ignores case: the paths may differ. */
function pageAt(pathname: string): string | undefined {
  const route = matchRoutes(routes, pathname).at(-1)?.route;
  return route?.exact ? route.path : undefined;
}

/** Returns true if the site has a page at exactly this path, which includes the base path. */
export function isPage(pathname: string): boolean {
  return pageAt(pathname) === pathname;
}

/** Returns the path of a page from a percent-encoded path or a path with `.html`, which some hosts do not serve. */
export function canonicalPath(path: string): string | undefined {
  try {
    const location = {pathname: decodeURI(path), search: '', hash: '', state: undefined};
    return pageAt(normalizeLocation(location).pathname);
  } catch {
    return undefined;
  }
}
