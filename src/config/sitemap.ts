import type {Options} from '@docusaurus/plugin-sitemap';
import {flattenRoutes} from '@docusaurus/utils';
import {readTranslations, type TranslationSource} from '../compiler/parse/pageTranslations';
import {alternatePath} from '../lib/locale/localePaths';
import {defaultLocale, localeBaseUrl, localeRows, type Locale} from '../site/locales';

type CreateSitemapItemsFn = NonNullable<Options['createSitemapItems']>;

/** Returns the function that creates the sitemap entries of a language, each with the URLs of its translations. */
export function sitemapItems(
  siteUrl: string,
  rootBaseUrl: string,
  translation: TranslationSource,
  locales: readonly Locale[],
): CreateSitemapItemsFn {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const {locale} = translation;
    const items = await defaultCreateSitemapItems(params);
    const currentBase = localeBaseUrl(rootBaseUrl, locale);
    const pages = await readTranslations(translation);
    const alone = new Set(
      flattenRoutes(params.routes)
        .filter(({metadata}) => pages.get(metadata?.sourceFilePath ?? '')?.missing !== undefined)
        .map((route) => route.path),
    );
    // Leaves out pages that are not translated into this language, because they repeat the original.
    const own = locale === defaultLocale ? items : items.filter(({url}) => !alone.has(pathOf(url)));
    return own.map((item) => {
      const pathname = pathOf(item.url);
      const addressIn = (name: Locale): string =>
        `${siteUrl}${alternatePath(pathname, currentBase, localeBaseUrl(rootBaseUrl, name))}`;
      return {
        ...item,
        links: [
          ...(alone.has(pathname) ? [locale] : locales).map((name) => ({
            lang: localeRows[name].htmlLang,
            url: addressIn(name),
          })),
          {lang: 'x-default', url: addressIn(defaultLocale)},
        ],
      };
    });
  };
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}
