import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {alternatePath} from '@site/src/lib/locale/paths';
import {localeBaseUrl, localeRows, locales, type Locale} from '@site/src/site/locales';
import {useIsKnownRoute} from './useIsKnownRoute';

export type Language = {
  readonly locale: Locale;
  readonly label: string;
  readonly htmlLang: string;
  readonly href: string;
  readonly isCurrent: boolean;
};

/**
 * The languages of the site with the address of this page in each; query and hash are added on use. A page that does
 * not exist has none: its links lead home.
 */
export function useLanguages(): readonly Language[] {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const isKnown = useIsKnownRoute();
  const current = i18n.currentLocale as Locale;
  const currentBase = siteConfig.baseUrl;
  const root = currentBase.slice(0, currentBase.length - localeRows[current].prefix.length);
  return locales
    .filter((locale) => i18n.locales.includes(locale))
    .map((locale) => ({
      locale,
      label: localeRows[locale].label,
      htmlLang: localeRows[locale].htmlLang,
      href: isKnown
        ? alternatePath(pathname, currentBase, localeBaseUrl(root, locale))
        : localeBaseUrl(root, locale),
      isCurrent: locale === current,
    }));
}
