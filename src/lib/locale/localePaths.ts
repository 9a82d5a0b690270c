/**
 * Returns the path of the same page in another language, or that language's home page for a path outside
 * `currentBase`. Bases end with a slash; further slashes are removed, because a path such as `//x` names a host.
 */
export function alternatePath(pathname: string, currentBase: string, targetBase: string): string {
  return pathname.startsWith(currentBase)
    ? `${targetBase}${pathname.slice(currentBase.length).replace(/^[/\\]+/, '')}`
    : targetBase;
}

/** Returns the path of the home page of a language and version. The path does not contain the default version. */
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
