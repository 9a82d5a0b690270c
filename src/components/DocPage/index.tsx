import Head from '@docusaurus/Head';
import {
  useDocsSidebar,
  useDocsVersion,
  type DocContextValue,
} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import PageHeader from '@site/src/components/PageHeader';
import PageEnd from '@site/src/components/PageEnd';
import PageFrame from '@site/src/components/PageFrame';
import PageSwitches from '@site/src/components/PageSwitches';
import StructuredData from '@site/src/components/StructuredData';
import {useSectionTitle} from '@site/src/hooks/useSectionTitle';
import {useText} from '@site/src/hooks/useSettings';
import {useTextLang} from '@site/src/hooks/useTextLang';
import {headingText} from '@site/src/lib/page/headingText';
import {groupToName, stepPage, wayTo} from '@site/src/lib/page/sidebarWay';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {CompiledFrontMatter} from '@site/src/compiler/types';
import * as limits from '@site/src/site/limits';
import type {ReactNode} from 'react';

type Props = Pick<DocContextValue, 'metadata' | 'frontMatter' | 'toc'> & {
  readonly children: ReactNode;
};

/** A document: way, title, text, end, and its outline. */
export default function DocPage({metadata, frontMatter, toc, children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const section = useSectionTitle();
  const text = useText();
  const {lang, isOwn} = useTextLang(metadata.source);
  const own = frontMatter as CompiledFrontMatter;
  const isOverview = own.overview === true;
  const title = metadata.title || text('fallbackHeadingTitle', section);
  const outline =
    isOverview || own.outline === false
      ? []
      : toc
          .filter(({level}) => level >= limits.outlineMinDepth && level <= limits.outlineMaxDepth)
          .map(({id, value, level}) => ({id, text: headingText(value), depth: level}));
  const crumbs = [
    {label: section, href: sidebar?.items.find((item) => item.type === 'link')?.href},
    ...wayTo(metadata.permalink, sidebar?.items ?? []).map((entry) => ({
      label: entry.label,
      href: stepPage(entry),
    })),
  ].map((crumb) => (crumb.href === metadata.permalink ? {label: crumb.label} : crumb));
  const entries = Object.values(useDocsVersion().docsSidebars).flat();
  const beside = (page: typeof metadata.next) =>
    page && {...page, group: groupToName(page.permalink, entries)};
  if (own.pageType === 'custom' || own.pageType === 'blank') {
    return (
      <main className="page-custom" id="content" tabIndex={-1}>
        <PageSwitches frontMatter={own} />
        {children}
      </main>
    );
  }
  return (
    <>
      <PageFrame
        globalUI={own.globalUIComponents !== false}
        hasSidebar={sidebar !== null}
        outline={outline}
        crumbs={crumbs}
        wide={isOverview}>
        <PageSwitches frontMatter={own} />
        {own.titleSuffix && (
          <Head>
            <title>{`${metadata.title} - ${own.titleSuffix}`}</title>
          </Head>
        )}
        <article className="frame__column" lang={isOwn ? undefined : lang}>
          {!isOverview && <Breadcrumbs items={crumbs} />}
          <PageHeader
            title={title}
            lead={metadata.description}
            mirror={mirrorPath(metadata.permalink)}
            hasVersions={isOverview || own.verified !== undefined}
          />
          <div className="prose markdown theme-doc-markdown">{children}</div>
          <PageEnd
            report={{title, permalink: metadata.permalink, verified: own.verified}}
            editUrl={metadata.editUrl}
            lastUpdatedAt={metadata.lastUpdatedAt}
            previous={beside(metadata.previous)}
            next={beside(metadata.next)}
          />
        </article>
      </PageFrame>
      <StructuredData
        type={isOverview ? 'CollectionPage' : 'TechArticle'}
        title={title}
        description={metadata.description}
        permalink={metadata.permalink}
        lang={lang}
        lastUpdatedAt={metadata.lastUpdatedAt}
        crumbs={isOverview ? [] : crumbs}
      />
    </>
  );
}
