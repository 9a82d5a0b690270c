import {readRoutes} from '../../../tools/build/output';
import {readSettings} from '../../../tools/serve/readSettings';
import {localeBaseUrl, locales, type Locale} from '../../../src/site/locales';
import {statusRoute} from '../../../src/site/pageRoutes';
import {buildDir} from '../../../tools/support/paths';

export {buildDir, locales, type Locale};

/** True for `npm run test:all`: all pages × languages × themes × widths. */
export const everything = process.env.TEST_SCOPE === 'all';

/** The base path of the site under test. */
export const {base} = readSettings(process.env);

/** All pages of both languages, from the manifests, counted from the base path: `/config/lib/dts`, `/zh/`. */
export const routes: readonly string[] = [...readRoutes(buildDir)]
  .filter((route) => !route.endsWith(`/${statusRoute}`))
  .sort();

/** One page per type, without language. */
export const pageTypes = {
  home: '',
  document: 'guide/start/quick-start',
  reference: 'config/lib/dts',
  overview: 'config/',
  'blog overview': 'blog/',
  article: 'blog/introducing-rslib',
  'not found': 'nope',
} as const;

/** The address of a page in a language, counted from the base path. */
export function address(locale: Locale, page: string): string {
  return localeBaseUrl('/', locale) + page;
}

/** The path that the address bar shows for an address counted from the base path. */
export function inBar(path: string): string {
  return base + path.slice(1);
}

/** One page per type and language, or all pages in the full scope. */
export const sampledRoutes: readonly string[] = everything
  ? [...routes, ...locales.map((locale) => address(locale, pageTypes['not found']))]
  : locales.flatMap((locale) => Object.values(pageTypes).map((page) => address(locale, page)));

/** Problems to allow when a test opens a missing page. */
export const notFoundNoise = [/response 404: .*\/nope/, /status of 404/];

/** Returns one language, or all languages in the full scope. */
export function localesIn(locale: Locale): readonly Locale[] {
  return everything ? locales : [locale];
}
