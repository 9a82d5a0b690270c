import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import type {SearchIndex} from '@site/src/compiler/types';
import type {SearchSource} from '@site/src/lib/search/source';

export type SearchParts = {
  /** Where answers come from: the site's own index or a provider. */
  readonly source: SearchSource;
  /** The address of the file that names the files of the index. */
  readonly pointer: string;
};

const pages = globalData['site-pages']?.default as SearchIndex | undefined;

export const searchParts: SearchParts = {
  source: siteConfig.customFields?.search as SearchSource,
  pointer: pages?.searchPointer ?? '',
};
