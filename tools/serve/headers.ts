import {delivery} from '../../src/site/delivery';

type Policy = Readonly<Record<string, readonly string[]>>;

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Returns the security headers of every response. `hashes` allow inline scripts, `origins` allow hosted search. */
export function securityHeaders(
  hashes: readonly string[],
  siteUrl: string,
  origins: readonly string[] = [],
): Record<string, string> {
  const policy = delivery.contentSecurityPolicy;
  const added = {
    'script-src': [...(policy['script-src'] ?? []), ...hashes],
    'connect-src': [...(policy['connect-src'] ?? []), ...origins],
  };
  return {
    ...delivery.securityHeaders,
    'content-security-policy': formatPolicy({...policy, ...added}),
    ...(siteUrl.startsWith('https:') && {
      'strict-transport-security': delivery.strictTransportSecurity,
    }),
  };
}

function extension(file: string): string {
  return /\.([^./]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
}

/** Returns the content type of a file. Unknown files are downloads, which browsers do not run. */
export function contentType(file: string): string {
  return delivery.contentTypes[extension(file)] ?? 'application/octet-stream';
}

/** Minimum size of files to compress, in bytes. Compression saves fewer bytes of smaller files than headers take. */
export const minimumBytes = 1024;

export function isCompressible(file: string): boolean {
  return delivery.compressible.includes(extension(file));
}

/** Returns `Cache-Control` for a path below the base path, with a leading slash. */
export function cacheControl(path: string): string {
  return delivery.cache.find((rule) => rule.path.test(path))?.value ?? 'no-cache';
}

/** Returns `X-Robots-Tag` for a path below the base path, with a leading slash. */
export function robotsTag(path: string): string | undefined {
  return delivery.robots.find((rule) => rule.path.test(path))?.value;
}
