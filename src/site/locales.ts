/** The languages of the site. Adding one starts with a row here. */
export const defaultLocale = 'en';

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
  /** Name of the language in the language itself. */
  readonly label: string;
  /** BCP 47 tag of `<html lang>` and `hreflang`. */
  readonly htmlLang: string;
  /** Address prefix behind the base path, empty or ending in a slash. */
  readonly prefix: string;
  /** Primary subtag, compared with the browser's languages. */
  readonly language: string;
};

export type Locale = keyof typeof localeRows;

/** Primary subtag of a language of the site. */
export type Language = (typeof localeRows)[Locale]['language'];

export const locales = Object.keys(localeRows) as Locale[];

/** Text that is data rather than interface: the compiler asks for every language. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/**
 * The name of a message of the interface, `i18n/<locale>/code.json`. What begins with `build.` is said by the build
 * alone and does not travel to the browser.
 */
export type MessageId = keyof typeof import('../../i18n/en/code.json');

/** What the build hands to a view: its messages `build.<View>.*`, by the rest of their names. */
export type Words<View extends string> = {
  readonly [Id in MessageId as Id extends `build.${View}.${infer Name}` ? Name : never]: string;
};

/** The address prefix of a language below a base path, both ending in a slash. */
export function localeBaseUrl(baseUrl: string, locale: Locale): string {
  return `${baseUrl}${localeRows[locale].prefix}`;
}
