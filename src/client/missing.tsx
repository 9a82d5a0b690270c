import NotFound from '@site/src/components/NotFound';
import {hydrateRoot} from 'react-dom/client';

/** Has React take over what a page says that is not there: the address tells in which language, and what is near. */
export function startMissing(): void {
  const island = document.querySelector('.island');
  if (island) hydrateRoot(island, <NotFound />);
}
