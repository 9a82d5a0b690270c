import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';

/** The path of the page that the router shows at another one. It takes capitals for small letters, which no host does. */
function pageAt(pathname: string): string | undefined {
  const route = matchRoutes(routes, pathname).at(-1)?.route;
  return route?.exact ? route.path : undefined;
}

/** True when the site has a page at a path, base path included. */
export function isPage(pathname: string): boolean {
  return pageAt(pathname) === pathname;
}

/** The path of the page that an address means which a host without rules has none at: encoded, or with `.html`. */
export function meantBy(path: string): string | undefined {
  try {
    const asked = {pathname: decodeURI(path), search: '', hash: '', state: undefined};
    return pageAt(normalizeLocation(asked).pathname);
  } catch {
    return undefined;
  }
}
