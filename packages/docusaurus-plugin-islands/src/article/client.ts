/** Client module of the site, in builds only. */
import routes from '@generated/routes';
import {decorate, pageIsShown} from './pages.ts';

if (process.env.NODE_ENV === 'production' && typeof window !== 'undefined') decorate(routes);

export function onRouteDidUpdate(): void {
  pageIsShown();
}
