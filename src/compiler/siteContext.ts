import type {Locale} from '../site/locales';
import type {SiteSettings} from '../site/settings';
import type {MarkdownForms} from './markdown/forms';
import type {PageData} from '../rslib/pageData';
import type {Translations} from './parse/pageTranslations';

/** Data about a site in one language, shared by the functions that compile its pages. */
export type SiteContext = {
  readonly siteDir: string;
  /** Origin without a trailing slash. */
  readonly siteUrl: string;
  /** Base path including the language, with slashes at both ends. */
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly settings: SiteSettings;
  readonly data: PageData;
  readonly forms: MarkdownForms;
  readonly translations: Translations;
  /** Source of the skill for agents, relative to the site; undefined if it has none. */
  readonly skill: string | undefined;
};
