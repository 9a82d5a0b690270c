import {readRoutes} from '../../../tools/build/output';
import {readSettings} from '../../../tools/serve/readSettings';
import {localeBaseUrl, locales, type Locale} from '../../../src/site/locales';
import {statusRoute} from '../../../src/site/pageRoutes';
import {buildDir} from '../../../tools/support/paths';
import {changedRoutes, everything, onlyChanged} from '../../support/scope';

export {buildDir, everything, locales, type Locale};

export const {base} = readSettings(process.env);

/** Paths of all pages in both languages, without the base path: `/config/lib/dts`, `/zh/`. */
export const routes: readonly string[] = [...readRoutes(buildDir)]
  .filter((route) => !route.endsWith(`/${statusRoute}`))
  .sort();

/** The path of one page per type, without the prefix of a language. */
export const pageTypes = {
  home: '',
  document: 'guide/start/quick-start',
  reference: 'config/lib/dts',
  overview: 'config/',
  'blog overview': 'blog/',
  article: 'blog/introducing-rslib',
  'not found': 'nope',
} as const;

/** Returns the path of a page in a language, relative to the base path. */
export function address(locale: Locale, page: string): string {
  return localeBaseUrl('/', locale) + page;
}

/** Adds the base path to a path, as the address bar shows it. */
export function inBar(path: string): string {
  return base + path.slice(1);
}

const ofTypes = locales.flatMap((locale) =>
  Object.values(pageTypes).map((page) => address(locale, page)),
);

/** The paths of one page per type and language and of changed pages, or of all pages if `everything` is true. */
export const sampledRoutes: readonly string[] = everything
  ? [...routes, ...locales.map((locale) => address(locale, pageTypes['not found']))]
  : [
      ...new Set([
        ...(onlyChanged ? [] : ofTypes),
        ...routes.filter((route) => changedRoutes.has(route)),
      ]),
    ];

/** Problems that are expected when a test opens a page that does not exist. */
export const notFoundNoise = [/response 404: .*\/nope/, /status of 404/];

/** Returns only the given language, or all languages if `everything` is true. */
export function localesIn(locale: Locale): readonly Locale[] {
  return everything ? locales : [locale];
}
