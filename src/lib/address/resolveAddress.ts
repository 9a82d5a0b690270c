import {defaultLocale, localeRows, locales, type Locale} from '../../site/locales';
import {normalizePath} from './normalizePath';

/** The closed set of page paths below the base, as `/config/lib/dts` or `/zh/`. */
export type Routes = ReadonlySet<string>;

type Address =
  | {readonly kind: 'page'; readonly route: string}
  /** `to` is a whole path, base included, built from the route table and from nothing else. */
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'notFound'; readonly locale: Locale};

/** The language an address asks for, known or not and in any case: a 404 answers in it. */
export function localeOfPath(pathname: string, base = '/'): Locale {
  const asked = `${pathname}/`.toLowerCase();
  const found = locales.find((locale) => {
    const {prefix} = localeRows[locale];
    return prefix !== '' && asked.startsWith(`${base}${prefix}`.toLowerCase());
  });
  return found ?? defaultLocale;
}

/** The route an address means, clean or in one of its variants; null when there is none. */
function findRoute(pathname: string, routes: Routes, base = '/'): string | null {
  const normal = normalizePath(pathname);
  if (normal === null || !`${normal}/`.startsWith(base)) return null;
  const path = `/${normal.slice(base.length)}`;
  const small = path.toLowerCase();
  const unprefixed = small.replace(new RegExp(`^/${defaultLocale}(?=/|$)`), '') || '/';
  for (const candidate of [path, small, unprefixed]) {
    if (routes.has(candidate)) return candidate;
    const toggled = candidate.endsWith('/') ? candidate.slice(0, -1) : `${candidate}/`;
    if (routes.has(toggled)) return toggled;
  }
  return null;
}

/** What a host or the browser does with an address. */
export function resolveAddress(pathname: string, routes: Routes, base = '/'): Address {
  const route = findRoute(pathname, routes, base);
  if (route === null) return {kind: 'notFound', locale: localeOfPath(pathname, base)};
  const to = encodeURI(base + route.slice(1));
  return to === pathname ? {kind: 'page', route} : {kind: 'redirect', to};
}
