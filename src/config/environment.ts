import {execFileSync} from 'node:child_process';
import {defaultLocale, locales, type Locale} from '../site/locales';

/** Returns SITE_URL without a trailing slash; by default a local URL. Throws if it is not an http(s) origin. */
export function siteUrl(value = process.env.SITE_URL): string {
  if (!value) return 'http://localhost:3000';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/') {
    throw new Error(`SITE_URL must be an http(s) origin without a path, not "${value}"`);
  }
  return url.origin;
}

/** Returns BASE_URL, or `/` by default. Throws if it does not start and end with a slash. */
export function baseUrl(value = process.env.BASE_URL): string {
  if (!value) return '/';
  if (!/^\/([\w.~-]+\/)*$/.test(value) || /\/\.{1,2}\//.test(value)) {
    throw new Error(`BASE_URL must start and end with a slash, such as /docs/, not "${value}"`);
  }
  return value;
}

/** Returns true in a full Git clone. A shallow clone would yield wrong dates of pages. */
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

/** Returns the language of the build, or the default. Docusaurus passes the text `undefined` if none is selected. */
export function currentLocale(value: string | undefined): Locale {
  return locales.find((locale) => locale === value) ?? defaultLocale;
}
