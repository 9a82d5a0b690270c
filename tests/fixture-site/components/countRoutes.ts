import type {ClientModule} from '@docusaurus/types';

declare global {
  interface Window {
    routeUpdates?: string[];
  }
}

/** Records the pages and fragments that the browser has come to. */
const countRoutes: ClientModule = {
  onRouteDidUpdate({location}) {
    (window.routeUpdates ??= []).push(location.pathname + location.search + location.hash);
  },
};

export default countRoutes;
