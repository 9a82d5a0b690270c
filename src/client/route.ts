import routes from '@generated/routes';
import type {ClientModule} from '@docusaurus/types';
import {matchRoutes} from 'react-router-config';

/** Tells the shell's controls about pages that React puts in place; an address it has no page for is loaded in full. */
const routeModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    const isKnown = matchRoutes(routes, location.pathname).at(-1)?.route.exact === true;
    if (!isKnown) window.location.reload();
  },
  onRouteDidUpdate({location, previousLocation}) {
    // Hydration is no navigation: what a reader did before it stays.
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      document.dispatchEvent(new Event('site:route'));
    }
  },
};

export default routeModule;
