import {redirects, type Redirect} from '../../site/redirects';
import {defaultLocale, localeRows} from '../../site/locales';
import {normalizePath} from './normalizePath';
import {localeOfPath} from './resolveAddress';

const withoutFinalSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Returns the address that a path without a page redirects to, with base path, language, query and hash; undefined
 * if no redirect is defined for it. `search` starts with a question mark, or is empty.
 */
export function movedAddress(
  pathname: string,
  search: string,
  base = '/',
  table: readonly Redirect[] = redirects,
): string | undefined {
  const normal = normalizePath(pathname);
  if (!normal?.startsWith(base)) return undefined;
  const {prefix} = localeRows[localeOfPath(normal, base)];
  const path = normal.slice(base.length + prefix.length).toLowerCase();
  // Accepts the prefix of the default language (`/en/…`), too, although pages in this language have no prefix.
  const named = new RegExp(`^${defaultLocale}/`);
  const requested = withoutFinalSlash(`/${prefix === '' ? path.replace(named, '') : path}`);
  const moved = table.find(({from}) => withoutFinalSlash(from) === requested);
  if (!moved) return undefined;
  const [to = '', id] = moved.to.split('#');
  return `${base}${prefix}${to.slice(1)}${search}${id === undefined ? '' : `#${id}`}`;
}
