import {defaultLocale, localeRows, locales, type Locale} from '../../site/locales';
import {normalizePath} from './normalizePath';

/** Paths of all pages without the base path, such as `/config/lib/dts` or `/zh/`. */
export type Routes = ReadonlySet<string>;

type Address =
  | {readonly kind: 'page'; readonly route: string}
  /** `to` is the canonical path of a page, with the base path. */
  | {readonly kind: 'redirect'; readonly to: string}
  | {readonly kind: 'notFound'; readonly locale: Locale};

/** Returns the language that the prefix of a path stands for, ignoring case. The page need not exist. */
export function localeOfPath(pathname: string, base = '/'): Locale {
  const lower = `${pathname}/`.toLowerCase();
  const found = locales.find((locale) => {
    const {prefix} = localeRows[locale];
    return prefix !== '' && lower.startsWith(`${base}${prefix}`.toLowerCase());
  });
  return found ?? defaultLocale;
}

/**
 * Returns the route that a path stands for; null if there is none. The path may differ in case, have `.html` or the
 * prefix of the default language, and have or lack a trailing slash.
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
