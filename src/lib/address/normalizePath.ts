/**
 * The clean form of an address' path: decoded once, `.html` dropped, a trailing `index` dropped.
 * Null when it cannot be an address of ours: undecodable, or built to leave the site
 * (`//host`, a backslash, an encoded slash, control characters, dot segments).
 */
export function normalizePath(pathname: string): string | null {
  if (!pathname.startsWith('/') || /\/\/|\\|%2f|%5c/i.test(pathname)) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // Doubly encoded text would decode further the next time; no route of ours holds a percent sign.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u001f\u007f%]/.test(path)) return null;
  path = path.replace(/([^/])\.html$/, '$1');
  // Only one ending is dropped: `a.html.html` is nobody's variant.
  if (path.endsWith('.html') || /\/\.{1,2}(\/|$)/.test(path)) return null;
  return path.replace(/\/index$/, '/');
}
