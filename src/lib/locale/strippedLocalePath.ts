/** Returns a path without its first segment `en`; undefined for other paths, or if the result might name a host. */
export function strippedLocalePath(pathname: string, baseUrl: string): string | undefined {
  const prefix = `${baseUrl}en/`;
  if (pathname === prefix.slice(0, -1)) return baseUrl;
  if (!pathname.startsWith(prefix)) return undefined;
  const rest = pathname.slice(prefix.length);
  if (/^[/\\]|%2f|%5c|\\/i.test(rest)) return undefined;
  return `${baseUrl}${rest}`;
}
