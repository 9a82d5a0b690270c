import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns the language of the text in a source file. `isOwn` is false if the file is not translated. */
export function useTextLang(source: string): {readonly lang: string; readonly isOwn: boolean} {
  const {currentLocale, defaultLocale, localeConfigs} = useDocusaurusContext().i18n;
  const isOwn = currentLocale === defaultLocale || source.includes(`/${currentLocale}/`);
  const locale = isOwn ? currentLocale : defaultLocale;
  return {lang: localeConfigs[locale]?.htmlLang ?? locale, isOwn};
}
