export const defaultLocale = 'en';

/** Languages of the site. To add a language, add a row. */
export const localeRows = {
  en: {label: 'English', htmlLang: 'en', prefix: '', language: 'en'},
  'zh-Hans': {
    label: '简体中文',
    htmlLang: 'zh-CN',
    prefix: 'zh/',
    language: 'zh',
  },
} as const satisfies Record<string, LocaleRow>;

type LocaleRow = {
  /** Name of the language, in that language. */
  readonly label: string;
  /** BCP 47 tag of `<html lang>` and `hreflang`. */
  readonly htmlLang: string;
  /** First segment of paths after the base path, with a slash at its end; `''` for the default language. */
  readonly prefix: string;
  /** Primary subtag of the BCP 47 tag: `zh` of `zh-CN`. */
  readonly language: string;
};

export type Locale = keyof typeof localeRows;

export type Language = (typeof localeRows)[Locale]['language'];

export const locales = Object.keys(localeRows) as Locale[];

/** A text in every language, for texts that are part of data. Texts of the interface are messages. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Id of a message in `i18n/<locale>/code.json`. Messages named `build.*` are not sent to the browser. */
export type MessageId = keyof typeof import('../../i18n/en/code.json');

/** Messages `build.<View>.*`, which the build passes to a view. The keys are their ids without this prefix. */
export type Words<View extends string> = {
  readonly [Id in MessageId as Id extends `build.${View}.${infer Name}` ? Name : never]: string;
};

/** Returns the base path of a language. `baseUrl` and the result end with a slash. */
export function localeBaseUrl(baseUrl: string, locale: Locale): string {
  return `${baseUrl}${localeRows[locale].prefix}`;
}

/** Returns the base path without a language, the inverse of `localeBaseUrl`. */
export function rootBaseUrl(baseUrl: string, locale: Locale): string {
  return baseUrl.slice(0, baseUrl.length - localeRows[locale].prefix.length);
}
