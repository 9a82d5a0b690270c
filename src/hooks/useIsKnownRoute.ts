import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';

/** Returns true if the page at a path, which includes the base path, exists and is not marked as `unlisted`. */
export function isRoute(pathname: string): boolean {
  const {exact, unlisted} = (matchRoutes(routes, pathname).at(-1)?.route ?? {}) as {
    readonly exact?: boolean;
    readonly unlisted?: boolean;
  };
  return exact === true && unlisted !== true;
}

/** Returns true if the page at the current address exists and is not marked as `unlisted`. */
export function useIsKnownRoute(): boolean {
  return isRoute(useLocation().pathname);
}
