import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchIndex, SiteScripts} from '@site/src/compiler/types';
import type {SearchSource} from '@site/src/lib/search/source';
import {useMemo} from 'react';

/** What the search dialog is made of: where answers come from, and the addresses of what it loads. */
export type SearchParts = {
  readonly source: SearchSource;
  readonly sheet: string;
  /** How the files of the index begin, and what says how those of a newer one do. */
  readonly index: string;
  readonly pointer: string;
  readonly worker: string;
};

export function useSearchParts(): SearchParts {
  const source = useDocusaurusContext().siteConfig.customFields?.search as SearchSource;
  const scripts = usePluginData('site-scripts') as SiteScripts | undefined;
  const pages = usePluginData('site-pages') as SearchIndex | undefined;
  return useMemo(
    () => ({
      source,
      sheet: scripts?.searchSheet ?? '',
      index: pages?.searchIndex ?? '',
      pointer: pages?.searchPointer ?? '',
      worker: scripts?.searchWorker ?? '',
    }),
    [source, scripts, pages],
  );
}
