import {startLinks} from './links';
import {fetchPage, navigate, readAhead, startNavigation} from './navigate';
import {meantBy} from './route';

const isCostly = (): boolean => {
  const {connection} = navigator as Navigator & {
    readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string};
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

/** A host without rules has no page at an address that means one, and says so: that is where it leads. */
function findMissing(): void {
  const {pathname, search, hash} = window.location;
  const page = meantBy(pathname);
  if (page && page !== pathname) {
    window.location.replace(page + search + hash);
    return;
  }
  import(/* webpackChunkName: "missing" */ './missing').then(
    ({startMissing}) => startMissing(),
    // Offline there is less to say.
    () => undefined,
  );
}

/** Takes the site's links over: from here on a page takes the place of another. */
export function begin(): void {
  startNavigation();
  if ('notFound' in document.documentElement.dataset) findMissing();
  startLinks({
    lead: navigate,
    fetchAhead(pathname, when) {
      if (isCostly()) return;
      const ahead: Promise<unknown> =
        when === 'pressed'
          ? readAhead(pathname)
          : fetchPage(pathname, {priority: when === 'seen' ? 'low' : 'auto'});
      // What does not come is fetched when a reader goes there.
      ahead.catch(() => undefined);
    },
  });
}
