import {delivery} from '../../src/site/delivery';
import {llmsFiles} from '../../src/site/llms';
import {localeBaseUrl} from '../../src/site/locales';
import {localeOfPath} from '../../src/lib/address/resolveAddress';

type Policy = Readonly<Record<string, readonly string[]>>;

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** What every answer carries. `hashes` allows the inline scripts of the built pages, `origins` hosted search. */
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

/** The type a file is sent with; unknown ones are downloads, never something a browser runs. */
export function contentType(file: string): string {
  return delivery.contentTypes[extension(file)] ?? 'application/octet-stream';
}

export function isCompressible(file: string): boolean {
  return delivery.compressible.includes(extension(file));
}

/** `path` starts with a slash and is counted from the base. */
export function cacheControl(path: string): string {
  return delivery.cache.find((rule) => rule.path.test(path))?.value ?? 'no-cache';
}

/** `X-Robots-Tag` of a path, which starts with a slash and is counted from the base. */
export function robotsTag(path: string): string | undefined {
  return delivery.robots.find((rule) => rule.path.test(path))?.value;
}

/** `Link` of a page (RFC 8288): its mirror, and the list of all pages of its language. Paths hold the base. */
export function pageLinks(mirror: string, base: string): string {
  return `<${mirror}>; rel="alternate"; type="${delivery.markdown.type}", ${indexLink(mirror, base)}`;
}

/** `Link` of a mirror: the page that search engines are to list instead, by its whole address, and the list of all pages. */
export function mirrorLinks(page: string, base: string, siteUrl: string): string {
  return `<${siteUrl}${page}>; rel="canonical", ${indexLink(page, base)}`;
}

function indexLink(path: string, base: string): string {
  const index = `${localeBaseUrl(base, localeOfPath(path, base))}${llmsFiles.index}`;
  return `<${index}>; rel="describedby"; type="text/plain"`;
}
