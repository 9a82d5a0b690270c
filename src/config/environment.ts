import {execFileSync} from 'node:child_process';
import {defaultLocale, locales, type Locale} from '../site/locales';

/** Public address without a trailing slash: SITE_URL, or the local default. A value that is no http(s) origin throws. */
export function siteUrl(value = process.env.SITE_URL): string {
  if (!value) return 'http://localhost:3000';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`SITE_URL must be an http(s) origin without a path, not "${value}"`);
  }
  return url.origin;
}

/** Base path with slashes at both ends: BASE_URL, or `/`. */
export function baseUrl(value = process.env.BASE_URL): string {
  if (!value) return '/';
  if (!/^\/([\w.~-]+\/)*$/.test(value) || /\/\.{1,2}\//.test(value)) {
    throw new Error(`BASE_URL must start and end with a slash, such as /docs/, not "${value}"`);
  }
  return value;
}

/** True in a full clone. A shallow one has no dates, and none is better than a wrong one. */
export function hasHistory(cwd: string): boolean {
  try {
    const shallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    execFileSync('git', ['rev-parse', 'HEAD'], {cwd, stdio: 'ignore'});
    return shallow.toString().trim() === 'false';
  } catch {
    return false;
  }
}

/** The language that Docusaurus builds now; it says `undefined` as a word when it was given none. */
export function currentLocale(value: string | undefined): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}
