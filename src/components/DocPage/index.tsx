import Head from '@docusaurus/Head';
import {useDocsSidebar, type DocContextValue} from '@docusaurus/plugin-content-docs/client';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import HashLinks from '@site/src/components/Heading/HashLinks';
import HoverCard from '@site/src/components/HoverCard';
import PageHeader from '@site/src/components/PageHeader';
import PageFrame from '@site/src/components/PageFrame';
import PageSwitches from '@site/src/components/PageSwitches';
import StructuredData from '@site/src/components/StructuredData';
import {useDocTitle} from '@site/src/hooks/useDocTitle';
import {useSectionTitle} from '@site/src/hooks/useSectionTitle';
import {useTextLang} from '@site/src/hooks/useTextLang';
import {headingText} from '@site/src/lib/page/headingText';
import {stepPage, wayTo} from '@site/src/lib/page/sidebarWay';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {CompiledFrontMatter} from '@site/src/compiler/types';
import * as limits from '@site/src/site/limits';
import DocItemFooter from '@theme/DocItem/Footer';
import type {ReactNode} from 'react';

type Props = Pick<DocContextValue, 'metadata' | 'frontMatter' | 'toc'> & {
  readonly children: ReactNode;
};

/** A document: way, title, text, end, and its outline. */
export default function DocPage({metadata, frontMatter, toc, children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const section = useSectionTitle();
  const {lang, isOwn} = useTextLang(metadata.source);
  const own = frontMatter as CompiledFrontMatter;
  const isOverview = own.overview === true;
  const title = useDocTitle(metadata);
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
  if (own.pageType === 'custom' || own.pageType === 'blank') {
    return (
      <main className="page-custom" id="content" tabIndex={-1}>
        <PageSwitches frontMatter={own} />
        {children}
        <HashLinks />
        <HoverCard />
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
          <DocItemFooter />
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
