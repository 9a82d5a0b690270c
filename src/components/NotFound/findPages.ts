import {movedAddress} from '@site/src/lib/address/movedAddress';
import {nearestPages, type NearPage} from '@site/src/lib/address/nearestPages';
import {resolveAddress} from '@site/src/lib/address/resolveAddress';
import type {Manifest} from '@site/src/compiler/outputTypes';
import {localeRows, type Locale} from '@site/src/site/locales';

type Options = {
  readonly address: Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Base path of the site, without the prefix of a language. */
  readonly root: string;
  readonly locale: Locale;
};

/** Resolves to the target of a redirect from an unknown address, or to pages with a similar address or title. */
export async function findPages(options: Options): Promise<string | readonly NearPage[]> {
  const {address, root, locale} = options;
  const {pathname, search, hash} = address;
  const moved = movedAddress(pathname, search, root);
  if (moved) return moved;
  const base = `${root}${localeRows[locale].prefix}`;
  const response = await fetch(`${base}site-pages.json`);
  const {pages} = (await response.json()) as Manifest;
  const routes = new Set(
    pages.map(({routePath}) => `${base.slice(root.length - 1)}${routePath.slice(1)}`),
  );
  const resolved = resolveAddress(pathname, routes, root);
  if (resolved.kind === 'redirect') return resolved.to + search + hash;
  // A release without a page is redirected to its row in the list of releases.
  const [, release] = /\/releases\/(\d+\.\d+\.\d+)$/.exec(pathname) ?? [];
  if (release !== undefined && routes.has(`${base}releases/`)) return `${base}releases/#${release}`;
  return nearestPages(pathname.slice(base.length - 1), pages);
}
