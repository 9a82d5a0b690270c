import {movedAddress} from '@site/src/lib/address/movedAddress';
import {nearestPages, type NearPage} from '@site/src/lib/address/nearestPages';
import {resolveAddress} from '@site/src/lib/address/resolveAddress';
import type {Manifest} from '@site/src/compiler/types';
import {localeRows, type Locale} from '@site/src/site/locales';

type Asked = {
  readonly address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Base path of the site, without a language. */
  readonly root: string;
  /** The language of the address. */
  readonly locale: Locale;
};

/**
 * What an address without a page is answered with: the address of the page that is meant, as a host with rules would
 * lead to it, or pages whose addresses or titles are close.
 */
export async function answer({
  address,
  root,
  locale,
}: Asked): Promise<string | readonly NearPage[]> {
  const {pathname, search, hash} = address;
  const moved = movedAddress(pathname, search, root);
  if (moved) return moved;
  const base = `${root}${localeRows[locale].prefix}`;
  const response = await fetch(`${base}site-pages.json`);
  const {pages} = (await response.json()) as Manifest;
  const routes = new Set(
    pages.map(({routePath}) => `${base.slice(root.length - 1)}${routePath.slice(1)}`),
  );
  const meant = resolveAddress(pathname, routes, root);
  if (meant.kind === 'redirect') return meant.to + search + hash;
  return nearestPages(pathname.slice(base.length - 1), pages);
}
