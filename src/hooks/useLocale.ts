import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {text} from '@site/src/lib/locale/localized';
import type {Locale, LocalizedText} from '@site/src/site/locales';

/** The language of the page, and a function that picks its text. */
export function useLocale(): {
  readonly locale: Locale;
  readonly pick: (text: LocalizedText) => string;
} {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return {locale, pick: (value) => text(locale, value)};
}
