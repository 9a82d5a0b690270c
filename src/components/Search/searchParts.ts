import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import type {SearchIndex} from '@site/src/compiler/outputTypes';
import type {SearchSource} from '@site/src/lib/search/searchSource';
import {localeBaseUrl, rootBaseUrl, type Locale} from '@site/src/site/locales';

export type SearchParts = {
  /** The site's own index or a provider. */
  readonly source: SearchSource;
  /** URL of the file that contains the prefix of the names of index files. */
  readonly pointer: string;
  /** Pointer to the index of the other language. */
  readonly other?: {readonly locale: Locale; readonly pointer: string};
};

const pages = globalData['site-pages']?.default as SearchIndex | undefined;

const pointer = pages?.searchPointer ?? '';
const [other] = (i18n.locales as readonly Locale[]).filter((one) => one !== i18n.currentLocale);
const root = rootBaseUrl(siteConfig.baseUrl, i18n.currentLocale as Locale);

export const searchParts: SearchParts = {
  source: siteConfig.customFields?.search as SearchSource,
  pointer,
  ...(other && {
    other: {
      locale: other,
      pointer: pointer.replace(siteConfig.baseUrl, localeBaseUrl(root, other)),
    },
  }),
};
