import type {Options} from '@docusaurus/plugin-sitemap';
import {alternatePath} from '../lib/locale/paths';
import {defaultLocale, localeBaseUrl, localeRows, type Locale} from '../site/locales';

type CreateSitemapItemsFn = NonNullable<Options['createSitemapItems']>;

/** Sitemap entries of a language, each with the address of the page in every language. */
export function sitemapItems(
  siteUrl: string,
  rootBaseUrl: string,
  locale: Locale,
  locales: readonly Locale[],
): CreateSitemapItemsFn {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const items = await defaultCreateSitemapItems(params);
    const currentBase = localeBaseUrl(rootBaseUrl, locale);
    return items.map((item) => {
      const {pathname} = new URL(item.url);
      const addressIn = (name: Locale): string =>
        `${siteUrl}${alternatePath(pathname, currentBase, localeBaseUrl(rootBaseUrl, name))}`;
      return {
        ...item,
        links: [
          ...locales.map((name) => ({lang: localeRows[name].htmlLang, url: addressIn(name)})),
          {lang: 'x-default', url: addressIn(defaultLocale)},
        ],
      };
    });
  };
}
