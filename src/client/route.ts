import type {ClientModule} from '@docusaurus/types';

/** Tells the shell's controls that React has put another page in place. */
const routeModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) {
      document.dispatchEvent(new Event('site:route'));
    }
  },
};

export default routeModule;
