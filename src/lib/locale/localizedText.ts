import type {Locale, LocalizedText} from '../../site/locales';

/** Returns the text of a language, or the English one. */
export function text(locale: string, value: LocalizedText): string {
  return value[locale as Locale] ?? value.en;
}
