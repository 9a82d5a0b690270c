import type {Locale} from '../site/locales';
import type {SiteSettings} from '../site/settings';
import type {MarkdownForms} from './markdown/forms';
import type {PageData} from './records/data';
import type {Translations} from './records/translation';

/** A site in one language: what everything that is made from its pages may ask. */
export type Site = {
  readonly siteDir: string;
  /** Origin, without a slash at its end. */
  readonly siteUrl: string;
  /** Base path with that of the language, slashes at both ends. */
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly settings: SiteSettings;
  readonly data: PageData;
  readonly forms: MarkdownForms;
  /** Pages that are behind those of another language, or stand in for them. */
  readonly translations: Translations;
  /** Source of the skill for agents, relative to the site, if it has one. */
  readonly skill: string | undefined;
};
