import {delivery} from '../../src/site/delivery';
import {llmsFiles} from '../../src/site/outputFiles';
import {localeBaseUrl} from '../../src/site/locales';
import {localeOfPath} from '../../src/lib/address/resolveAddress';

type Policy = Readonly<Record<string, readonly string[]>>;

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Returns the headers of every response. `hashes` allow inline scripts, `origins` hosted search. */
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

/** Returns `Link` (RFC 8288) of a page: its mirror and the list of pages in its language. Paths include the base path. */
export function pageLinks(mirror: string, base: string): string {
  return `<${mirror}>; rel="alternate"; type="${delivery.markdown.type}", ${indexLink(mirror, base)}`;
}

/** Returns `Link` of a mirror: its canonical page, as an absolute URL, and the list of pages in its language. */
export function mirrorLinks(page: string, base: string, siteUrl: string): string {
  return `<${siteUrl}${page}>; rel="canonical", ${indexLink(page, base)}`;
}

function indexLink(path: string, base: string): string {
  const index = `${localeBaseUrl(base, localeOfPath(path, base))}${llmsFiles.index}`;
  return `<${index}>; rel="describedby"; type="text/plain"`;
}
