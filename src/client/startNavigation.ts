import {startLinks} from './links';
import {followHistory, navigate, readAhead} from './navigate';
import {fetchPage} from './fetchPage';
import {meantBy} from './route';

const isCostly = (): boolean => {
  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

/** Redirects from an address that a host without rules has no page at to the page that it means. */
function redirectMissing(): void {
  const {pathname, search, hash} = window.location;
  const target = meantBy(pathname);
  if (target && target !== pathname) window.location.replace(target + search + hash);
}

/** Starts client-side navigation: links replace the page by the next one. */
export function startNavigation(): void {
  followHistory();
  if ('notFound' in document.documentElement.dataset) redirectMissing();
  startLinks({
    lead: navigate,
    fetchAhead(pathname, when) {
      if (isCostly()) return;
      const ahead: Promise<unknown> =
        when === 'pressed'
          ? readAhead(pathname)
          : fetchPage(pathname, {priority: when === 'seen' ? 'low' : 'auto'});
      // A page that does not come is requested again when its link is followed.
      ahead.catch(() => undefined);
    },
  });
}
