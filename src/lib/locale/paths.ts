/**
 * The address of the same page in another language. Both base paths end in a slash; a path outside the current
 * base leads to the other language's home. The rest of the path cannot begin with a slash, or it would name a host.
 */
export function alternatePath(pathname: string, currentBase: string, targetBase: string): string {
  return pathname.startsWith(currentBase)
    ? `${targetBase}${pathname.slice(currentBase.length).replace(/^[/\\]+/, '')}`
    : targetBase;
}

/** Home of a language and version; the default version has no segment. */
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
