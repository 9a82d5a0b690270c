import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import PageHeader from '@site/src/components/PageHeader';
import PageEnd, {formatDate} from '@site/src/components/PageEnd';
import PageFrame from '@site/src/components/PageFrame';
import SectionFrame from '@site/src/components/SectionFrame';
import StructuredData from '@site/src/components/StructuredData';
import SiteFooter from '@site/src/components/SiteFooter';
import {useBlogSidebar} from '@site/src/hooks/useBlogSidebar';
import {useSectionTitle} from '@site/src/hooks/useSectionTitle';
import {useTextLang} from '@site/src/hooks/useTextLang';
import {outlineItems} from '@site/src/lib/page/outline';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {CompiledFrontMatter} from '@site/src/compiler/outputTypes';
import type {ReactNode} from 'react';

type Props = {
  readonly frontMatter: CompiledFrontMatter;
  readonly metadata: {
    readonly title: string;
    readonly description: string;
    readonly permalink: string;
    readonly source: string;
    readonly date: string;
    readonly editUrl?: string;
    readonly lastUpdatedAt?: number | null;
  };
  readonly toc: readonly {readonly id: string; readonly value: string; readonly level: number}[];
  readonly children: ReactNode;
};

/** Renders a blog article, with its date below the title. */
export default function BlogArticle({metadata, frontMatter, toc, children}: Props): ReactNode {
  const sidebar = useBlogSidebar();
  const section = useSectionTitle();
  const {lang, isOwn} = useTextLang(metadata.source);
  const {title, description, permalink, date, editUrl, lastUpdatedAt} = metadata;
  const list = useBaseUrl('/blog/');
  const crumbs = [{label: section, href: list}, {label: title}];
  return (
    <>
      <SectionFrame sidebar={sidebar}>
        <PageFrame hasSidebar outline={outlineItems(toc)} crumbs={crumbs}>
          <article className="frame__column" lang={isOwn ? undefined : lang}>
            <PageHeader
              crumbs={crumbs}
              title={title}
              lead={description}
              mirror={mirrorPath(permalink)}
              meta={
                <p className="page-head__date">
                  <time dateTime={date}>{formatDate(date)}</time>
                </p>
              }
            />
            <div className="prose markdown">{children}</div>
            <PageEnd
              report={{title, permalink, verified: frontMatter.verified}}
              hasSiteFooter
              editUrl={editUrl}
              lastUpdatedAt={lastUpdatedAt}
              previous={{title: translate({id: 'blog.all'}), permalink: list}}
            />
          </article>
        </PageFrame>
        <StructuredData
          type="BlogPosting"
          title={title}
          description={description}
          permalink={permalink}
          lang={lang}
          published={date}
          lastUpdatedAt={lastUpdatedAt}
          crumbs={crumbs}
        />
      </SectionFrame>
      <SiteFooter />
    </>
  );
}
