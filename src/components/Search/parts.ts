import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import type {SearchIndex} from '@site/src/compiler/outputTypes';
import type {SearchSource} from '@site/src/lib/search/searchSource';

export type SearchParts = {
  /** The site's own index or a provider. */
  readonly source: SearchSource;
  /** URL of the file that names the files of the index. */
  readonly pointer: string;
};

const pages = globalData['site-pages']?.default as SearchIndex | undefined;

export const searchParts: SearchParts = {
  source: siteConfig.customFields?.search as SearchSource,
  pointer: pages?.searchPointer ?? '',
};
