import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {localeBaseUrl, localeRows, locales, rootBaseUrl, type Locale} from '@site/src/site/locales';
import {useSettings} from './useSettings';

type BlogFeed = {
  readonly locale: Locale;
  readonly htmlLang: string;
  readonly rss: string;
  readonly atom: string;
  readonly title: string;
};

/** Returns the feeds of the blog in every language. */
export function useFeeds(): readonly BlogFeed[] {
  const {siteConfig, i18n} = useDocusaurusContext();
  const settings = useSettings();
  const root = rootBaseUrl(siteConfig.baseUrl, i18n.currentLocale as Locale);
  return locales
    .filter((locale) => i18n.locales.includes(locale))
    .map((locale) => ({
      locale,
      htmlLang: localeRows[locale].htmlLang,
      rss: `${localeBaseUrl(root, locale)}blog/rss.xml`,
      atom: `${localeBaseUrl(root, locale)}blog/atom.xml`,
      title: `${settings.title[locale]} RSS`,
    }));
}
