import type {Locale, LocalizedText} from '../../site/locales';

/** Returns the text in a language, or the English text if there is none. */
export function text(locale: string, value: LocalizedText): string {
  return value[locale as Locale] ?? value.en;
}
