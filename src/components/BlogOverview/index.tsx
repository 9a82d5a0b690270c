import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import PageHeader from '@site/src/components/PageHeader';
import OverviewView, {OverviewFilterView} from '@site/src/components/Overview';
import PageEnd from '@site/src/components/PageEnd';
import PageFrame from '@site/src/components/PageFrame';
import SectionFrame from '@site/src/components/SectionFrame';
import StructuredData from '@site/src/components/StructuredData';
import SiteFooter from '@site/src/components/SiteFooter';
import {useBlogSidebar} from '@site/src/hooks/useBlogSidebar';
import {useFeeds} from '@site/src/hooks/useFeeds';
import {useSectionTitle} from '@site/src/hooks/useSectionTitle';
import {yearGroups} from '@site/src/lib/page/yearGroups';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {BlogPostEntry} from '@site/src/compiler/outputTypes';
import type {ReactNode} from 'react';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly posts: readonly BlogPostEntry[];
};

/** Renders the start page of the blog: articles by year with their headings, and links to the feeds. */
export default function BlogOverview({title, description, permalink, posts}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const sidebar = useBlogSidebar();
  const {htmlLang = 'en'} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const feed = useFeeds().find(({locale}) => locale === i18n.currentLocale);
  const groups = yearGroups(posts);
  const crumbs = [{label: useSectionTitle()}];
  return (
    <>
      <SectionFrame sidebar={sidebar}>
        <PageFrame hasSidebar crumbs={crumbs} wide>
          <article className="frame__column">
            <PageHeader
              crumbs={crumbs}
              title={title}
              lead={description}
              mirror={mirrorPath(permalink)}
            />
            <OverviewFilterView groups={groups} />
            <OverviewView isList groups={groups} />
            {feed && (
              <p className="feeds">
                <Icon name="feed" />
                <Translate id="blog.feeds" /> <a href={feed.rss}>RSS</a> ·{' '}
                <a href={feed.atom}>Atom</a>
              </p>
            )}
            <PageEnd hasSiteFooter report={{title, permalink}} />
          </article>
        </PageFrame>
        <StructuredData
          type="CollectionPage"
          title={title}
          description={description}
          permalink={permalink}
          lang={htmlLang}
        />
      </SectionFrame>
      <SiteFooter />
    </>
  );
}
