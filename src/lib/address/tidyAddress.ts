/**
 * Returns the path of the canonical link with the current query and hash; undefined if it is the current
 * address, or the page has no canonical link (404).
 */
export function tidyAddress(
  current: {readonly pathname: string; readonly search: string; readonly hash: string},
  canonical: string | undefined,
): string | undefined {
  if (!canonical) return undefined;
  let path: string;
  try {
    path = new URL(canonical).pathname;
  } catch {
    return undefined;
  }
  if (path === current.pathname || path.startsWith('//') || path.endsWith('/404.html'))
    return undefined;
  return `${path}${current.search}${current.hash}`;
}

/** Returns a path without trailing slashes; undefined if there are none, or if browsers might read it as a host. */
export function withoutSlash(pathname: string): string | undefined {
  if (!/^\/[^/\\]/.test(pathname) || !pathname.endsWith('/') || /%2f|%5c/i.test(pathname)) {
    return undefined;
  }
  return pathname.replace(/\/+$/, '');
}
