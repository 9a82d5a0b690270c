import {redirects, type Redirect} from '../../site/redirects';
import {defaultLocale, localeRows} from '../../site/locales';
import {normalizePath} from './normalizePath';
import {localeOfPath} from './resolveAddress';

/** Without the slash at its end. */
const bare = (path: string): string => path.replace(/(?<=.)\/$/, '');

/**
 * Where an old address leads: a whole path, base and language included, its query kept, with the section that answers
 * it. Undefined for any other address. `search` begins with a question mark, or is empty.
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
  // The language without a prefix may be written with one.
  const named = new RegExp(`^${defaultLocale}/`);
  const asked = bare(`/${prefix === '' ? path.replace(named, '') : path}`);
  const moved = table.find(({from}) => bare(from) === asked);
  if (!moved) return undefined;
  const [to = '', id] = moved.to.split('#');
  return `${base}${prefix}${to.slice(1)}${search}${id === undefined ? '' : `#${id}`}`;
}
