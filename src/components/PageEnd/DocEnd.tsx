import {translate} from '@docusaurus/Translate';
import {useDocsVersion, type DocContextValue} from '@docusaurus/plugin-content-docs/client';
import type {CompiledFrontMatter} from '@site/src/compiler/outputTypes';
import {useDocTitle} from '@site/src/hooks/useDocTitle';
import {ambiguousGroup} from '@site/src/lib/page/sidebarTrail';
import type {ReactNode} from 'react';
import PageEnd from '.';

type Props = Pick<DocContextValue, 'metadata' | 'frontMatter'>;

export default function DocEnd({metadata, frontMatter}: Props): ReactNode {
  const title = useDocTitle(metadata);
  const {docsSidebars, pluginId} = useDocsVersion();
  const entries = Object.values(docsSidebars).flat();
  const isRelease = pluginId === 'releases';
  const isList = (page: {readonly permalink: string}): boolean => page.permalink.endsWith('/');
  const pagerLink = (page: typeof metadata.next, release: string) => {
    if (!page) return undefined;
    if (!isRelease) return {...page, group: ambiguousGroup(page.permalink, entries)};
    // In the sidebar, the list of releases precedes the newest release. It is no newer release, so there are no links.
    return isList(page) || isList(metadata) ? undefined : {...page, label: release};
  };
  const {permalink, editUrl, lastUpdatedAt, previous, next} = metadata;
  const {verified} = frontMatter as CompiledFrontMatter;
  return (
    <PageEnd
      hasReleases
      report={{title, permalink, verified}}
      editUrl={editUrl}
      lastUpdatedAt={lastUpdatedAt}
      previous={pagerLink(previous, translate({id: 'releases.newer'}))}
      next={pagerLink(next, translate({id: 'releases.older'}))}
    />
  );
}
