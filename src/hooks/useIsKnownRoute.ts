import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';

/** True when the site has a page at a path, base path included, that is meant to be found. */
export function isRoute(pathname: string): boolean {
  const {exact, unlisted} = (matchRoutes(routes, pathname).at(-1)?.route ?? {}) as {
    readonly exact?: boolean;
    readonly unlisted?: boolean;
  };
  return exact === true && unlisted !== true;
}

/** True when the current address is that of a page: false on every not-found page. */
export function useIsKnownRoute(): boolean {
  return isRoute(useLocation().pathname);
}
