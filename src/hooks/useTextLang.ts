import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the language of a page's text, by the path of its source. `isOwn` is false if it is not translated. */
export function useTextLang(source: string): {readonly lang: string; readonly isOwn: boolean} {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const isOwn = currentLocale === defaultLocale || source.includes(`/${currentLocale}/`);
  const locale = isOwn ? currentLocale : defaultLocale;
  return {lang: localeConfigs[locale]?.htmlLang ?? locale, isOwn};
}
