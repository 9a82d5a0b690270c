import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    routeUpdates?: string[];
  }
}

/** Client module that records the address of every navigation within the site. */
const countRoutes: ClientModule = {
  onRouteDidUpdate({location}) {
    (window.routeUpdates ??= []).push(location.pathname + location.search + location.hash);
  },
};

export default countRoutes;
