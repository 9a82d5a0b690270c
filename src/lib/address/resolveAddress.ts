import {defaultLocale, localeRows, locales, type Locale} from '../../site/locales';
import {normalizePath} from './normalizePath';

/** Paths of all pages without the base path, such as `/config/lib/dts` or `/zh/`. */
export type Routes = ReadonlySet<string>;

type Address =
  | {readonly kind: 'page'; readonly route: string}
  /** `to` is a path of the routes, with the base path. */
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'notFound'; readonly locale: Locale};

/** Returns the language of a path, also of a missing page. Ignores case. */
export function localeOfPath(pathname: string, base = '/'): Locale {
  const lower = `${pathname}/`.toLowerCase();
  const found = locales.find((locale) => {
    const {prefix} = localeRows[locale];
    return prefix !== '' && lower.startsWith(`${base}${prefix}`.toLowerCase());
  });
  return found ?? defaultLocale;
}

/**
 * Returns the route of a path or of a variant of it (case, slash, `.html`, default language); null if there
 * is none.
 */
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

/** Returns the response to a path: a page, a redirect to its canonical path, or not found. */
export function resolveAddress(pathname: string, routes: Routes, base = '/'): Address {
  const route = findRoute(pathname, routes, base);
  if (route === null) return {kind: 'notFound', locale: localeOfPath(pathname, base)};
  const to = encodeURI(base + route.slice(1));
  return to === pathname ? {kind: 'page', route} : {kind: 'redirect', to};
}
