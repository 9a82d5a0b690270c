import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import type {SearchIndex, SiteScripts} from '@site/src/compiler/types';
import type {SearchSource} from '@site/src/lib/search/source';

/** What the search dialog is made of: where answers come from, and the addresses of what it loads. */
export type SearchParts = {
  readonly source: SearchSource;
  readonly sheet: string;
  /** What says how the names of the index's files begin. */
  readonly pointer: string;
  readonly worker: string;
};

const scripts = globalData['site-scripts']?.default as SiteScripts | undefined;
const pages = globalData['site-pages']?.default as SearchIndex | undefined;

export const searchParts: SearchParts = {
  source: siteConfig.customFields?.search as SearchSource,
  sheet: scripts?.searchSheet ?? '',
  pointer: pages?.searchPointer ?? '',
  worker: scripts?.searchWorker ?? '',
};
