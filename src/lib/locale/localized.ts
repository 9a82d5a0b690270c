import type {Locale, LocalizedText} from '../../site/locales';

/** The text of a language, for views and Markdown alike. */
export function text(locale: string, value: LocalizedText): string {
  return value[locale as Locale] ?? value.en;
}
