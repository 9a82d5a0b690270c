import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';

/** True when the site has a page at a path, base path included. */
export function isRoute(pathname: string): boolean {
  return matchRoutes(routes, pathname).at(-1)?.route.exact === true;
}

/** True when the site has a page at the current address: false on every not-found page. */
export function useIsKnownRoute(): boolean {
  return isRoute(useLocation().pathname);
}
