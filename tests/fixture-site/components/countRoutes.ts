import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    routeUpdates?: string[];
  }
}

/** Docusaurus client module that adds the address of every navigation within the site to `window.routeUpdates`. */
const countRoutes: ClientModule = {
  onRouteDidUpdate({location}) {
    (window.routeUpdates ??= []).push(location.pathname + location.search + location.hash);
  },
};

export default countRoutes;
