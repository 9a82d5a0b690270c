import type {ClientModule} from '@docusaurus/types';
import {HelmetProvider} from 'react-helmet-async';

// A built page has its head. While the page is taken over, the head manager would write down what its parts have said so
// far: the title of the site first, and no description. It begins when all of them are there.
HelmetProvider.canUseDOM = false;

/** Keeps the head of a built page as it is until React has taken the page over. */
const headModule: ClientModule = {
  onRouteDidUpdate() {
    HelmetProvider.canUseDOM = true;
  },
};

export default headModule;
