/**
 * Returns the path of the same page in another language, or its home for a path outside of the current base. Base paths
 * end with a slash. Leading slashes of the rest are removed, or it could name a host.
 */
export function alternatePath(pathname: string, currentBase: string, targetBase: string): string {
  return pathname.startsWith(currentBase)
    ? `${targetBase}${pathname.slice(currentBase.length).replace(/^[/\\]+/, '')}`
    : targetBase;
}

/** Returns the home of a language and version. The default version has no path segment. */
export function homePath(options: {
  readonly baseUrl: string;
  readonly prefix: string;
  readonly version?: string;
  readonly defaultVersion?: string;
}): string {
  const {baseUrl, prefix, version = '', defaultVersion = ''} = options;
  const segment = version && version !== defaultVersion ? `${version}/` : '';
  return `${baseUrl}${segment}${prefix}`;
}
