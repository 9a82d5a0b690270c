import Head from '@docusaurus/Head';
import {useDocsSidebar, type DocContextValue} from '@docusaurus/plugin-content-docs/client';
import HashLinks from '@site/src/components/Heading/HashLinks';
import HoverCard from '@site/src/components/HoverCard';
import PageHeader from '@site/src/components/PageHeader';
import PageFrame from '@site/src/components/PageFrame';
import PageSwitches from '@site/src/components/PageSwitches';
import StructuredData from '@site/src/components/StructuredData';
import {useDocTitle} from '@site/src/hooks/useDocTitle';
import {useSectionTitle} from '@site/src/hooks/useSectionTitle';
import {useTextLang} from '@site/src/hooks/useTextLang';
import {outlineItems} from '@site/src/lib/page/outline';
import {entryHref, sidebarTrail} from '@site/src/lib/page/sidebarTrail';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {CompiledFrontMatter} from '@site/src/compiler/outputTypes';
import DocItemFooter from '@theme/DocItem/Footer';
import type {ReactNode} from 'react';

type Props = Pick<DocContextValue, 'metadata' | 'frontMatter' | 'toc'> & {
  readonly children: ReactNode;
};

/** Renders a documentation page. Pages of the type `custom` or `blank` have no header, footer and outline. */
export default function DocPage({metadata, toc, children, ...props}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const section = useSectionTitle();
  const {lang, isOwn} = useTextLang(metadata.source);
  const frontMatter = props.frontMatter as CompiledFrontMatter;
  const isOverview = frontMatter.overview === true;
  const title = useDocTitle(metadata);
  const outline = isOverview || frontMatter.outline === false ? [] : outlineItems(toc);
  const trail = isOverview ? [] : sidebarTrail(metadata.permalink, sidebar?.items ?? []);
  const crumbs = [
    {label: section, href: sidebar?.items.find((item) => item.type === 'link')?.href},
    ...trail.map((entry) => ({
      label: entry.label,
      href: entryHref(entry),
    })),
  ].map((crumb) => (crumb.href === metadata.permalink ? {label: crumb.label} : crumb));
  if (frontMatter.pageType === 'custom' || frontMatter.pageType === 'blank') {
    return (
      <main className="page-custom" id="content" tabIndex={-1}>
        <PageSwitches frontMatter={frontMatter} />
        {children}
        <HashLinks />
        <HoverCard />
      </main>
    );
  }
  return (
    <>
      <PageFrame
        globalUI={frontMatter.globalUIComponents !== false}
        hasSidebar={sidebar !== null}
        outline={outline}
        crumbs={crumbs}
        wide={isOverview}>
        <PageSwitches frontMatter={frontMatter} />
        {frontMatter.titleSuffix && (
          <Head>
            <title>{`${metadata.title} - ${frontMatter.titleSuffix}`}</title>
          </Head>
        )}
        <article className="frame__column" lang={isOwn ? undefined : lang}>
          <PageHeader
            crumbs={crumbs}
            title={title}
            lead={frontMatter.lead ?? metadata.description}
            mirror={mirrorPath(metadata.permalink)}
            hasVersions={isOverview || frontMatter.verified !== undefined}
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
