import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import PageHeader from '@site/src/components/PageHeader';
import Overview from '@site/src/components/Overview';
import PageEnd, {formatDate} from '@site/src/components/PageEnd';
import PageFrame from '@site/src/components/PageFrame';
import SectionFrame from '@site/src/components/SectionFrame';
import StructuredData from '@site/src/components/StructuredData';
import SiteFooter from '@site/src/components/SiteFooter';
import {useBlogSidebar} from '@site/src/hooks/useBlogSidebar';
import {useFeeds} from '@site/src/hooks/useFeeds';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {BlogPostEntry} from '@site/src/compiler/outputTypes';
import type {ReactNode} from 'react';

type Props = {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly posts: readonly BlogPostEntry[];
};

/** List of the blog's articles by year, with their headings, and links to the feeds. */
export default function BlogOverview({title, description, permalink, posts}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const sidebar = useBlogSidebar();
  const {htmlLang = 'en'} = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const feed = useFeeds().find(({locale}) => locale === i18n.currentLocale);
  const years = [...new Set(posts.map(({date}) => date.slice(0, 4)))];
  return (
    <>
      <SectionFrame sidebar={sidebar}>
        <PageFrame hasSidebar wide>
          <article className="frame__column">
            <PageHeader title={title} lead={description} mirror={mirrorPath(permalink)} />
            <Overview
              isList
              groups={years.map((year) => ({
                title: year,
                pages: posts
                  .filter(({date}) => date.startsWith(year))
                  .map((post) => ({
                    title: post.title,
                    path: post.path,
                    note: formatDate(post.date),
                    text: post.description,
                    headings: post.headings,
                  })),
              }))}
            />
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
