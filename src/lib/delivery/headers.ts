import {delivery} from '../../site/delivery';

type Policy = Readonly<Record<string, readonly string[]>>;

export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** What every answer carries. `hashes` allows the inline scripts of the built pages. */
export function securityHeaders(
  hashes: readonly string[],
  siteUrl: string,
): Record<string, string> {
  const policy = delivery.contentSecurityPolicy;
  const scripts = {'script-src': [...(policy['script-src'] ?? []), ...hashes]};
  return {
    ...delivery.securityHeaders,
    'content-security-policy': formatPolicy({...policy, ...scripts}),
    'content-security-policy-report-only': formatPolicy(delivery.reportOnlyPolicy),
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
