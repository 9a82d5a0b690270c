import {useDocsVersion, type DocContextValue} from '@docusaurus/plugin-content-docs/client';
import type {CompiledFrontMatter} from '@site/src/compiler/outputTypes';
import {useDocTitle} from '@site/src/hooks/useDocTitle';
import {ambiguousGroup} from '@site/src/lib/page/sidebarTrail';
import type {ReactNode} from 'react';
import PageEnd from '.';

type Props = Pick<DocContextValue, 'metadata' | 'frontMatter'>;

export default function DocEnd({metadata, frontMatter}: Props): ReactNode {
  const title = useDocTitle(metadata);
  const entries = Object.values(useDocsVersion().docsSidebars).flat();
  const withGroup = (page: typeof metadata.next) =>
    page && {...page, group: ambiguousGroup(page.permalink, entries)};
  const {permalink, editUrl, lastUpdatedAt, previous, next} = metadata;
  const {verified} = frontMatter as CompiledFrontMatter;
  return (
    <PageEnd
      report={{title, permalink, verified}}
      editUrl={editUrl}
      lastUpdatedAt={lastUpdatedAt}
      previous={withGroup(previous)}
      next={withGroup(next)}
    />
  );
}
