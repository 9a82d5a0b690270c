/**
 * Returns a path decoded, without `.html` and a trailing `index`. Returns null if it cannot be decoded, or might lead
 * to another site (`//host`, backslash, encoded slash, control characters, dot segments).
 */
export function normalizePath(pathname: string): string | null {
  if (!pathname.startsWith('/') || /\/\/|\\|%2f|%5c/i.test(pathname)) return null;
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  // No route has a percent sign: one that is left after decoding indicates double encoding.
  // eslint-disable-next-line no-control-regex -- finds control characters
  if (/[\u0000-\u001f\u007f%]/.test(path)) return null;
  path = path.replace(/([^/])\.html$/, '$1');
  if (path.endsWith('.html') || /\/\.{1,2}(\/|$)/.test(path)) return null;
  return path.replace(/\/index$/, '/');
}
