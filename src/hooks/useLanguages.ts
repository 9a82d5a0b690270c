import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {alternatePath} from '@site/src/lib/locale/localePaths';
import {localeBaseUrl, localeRows, locales, rootBaseUrl, type Locale} from '@site/src/site/locales';
import {useIsKnownRoute} from './useIsKnownRoute';

export type Language = {
  readonly locale: Locale;
  readonly label: string;
  readonly htmlLang: string;
  readonly href: string;
  readonly isCurrent: boolean;
};

/**
 * Returns the languages, each with the address of the current page in that language, without query and hash. If the
 * current page is missing or unlisted, the addresses are those of the landing page.
 */
export function useLanguages(): readonly Language[] {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {pathname} = useLocation();
  const isKnown = useIsKnownRoute();
  const current = i18n.currentLocale as Locale;
  const currentBase = siteConfig.baseUrl;
  const root = rootBaseUrl(currentBase, current);
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
