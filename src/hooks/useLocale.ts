import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {text} from '@site/src/lib/locale/localizedText';
import type {Locale, LocalizedText} from '@site/src/site/locales';

/** Returns the language of the page, and a function that picks the text in this language. */
export function useLocale(): {
  readonly locale: Locale;
  readonly pick: (text: LocalizedText) => string;
} {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return {locale, pick: (value) => text(locale, value)};
}
