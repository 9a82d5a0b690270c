/**
 * The address a page should show: the path of its canonical link, with query and hash as they are.
 * Undefined when it is right already, or when the page has no canonical address (404).
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

/** `/x/y/` → `/x/y`; undefined for a path that has no slash to lose, or that could be read as another host. */
export function withoutSlash(pathname: string): string | undefined {
  if (!/^\/[^/\\]/.test(pathname) || !pathname.endsWith('/') || /%2f|%5c/i.test(pathname)) {
    return undefined;
  }
  return pathname.replace(/\/+$/, '');
}
