import Head from '@docusaurus/Head';
import {useFeeds} from '@site/src/hooks/useFeeds';
import type {ReactNode} from 'react';

/** Adds links to the RSS feeds of the blog, one per language, to the head, where feed readers find them. */
export default function FeedLinks(): ReactNode {
  return (
    <Head>
      {useFeeds().map(({rss, htmlLang, title}) => (
        <link
          key={rss}
          rel="alternate"
          type="application/rss+xml"
          href={rss}
          hrefLang={htmlLang}
          title={title}
        />
      ))}
    </Head>
  );
}
