import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import {matchRoutes} from 'react-router-config';

/** True when the site has a page at the current address: false on every not-found page. */
export function useIsKnownRoute(): boolean {
  const {pathname} = useLocation();
  const matches = matchRoutes(routes, pathname);
  return matches.at(-1)?.route.exact === true;
}
