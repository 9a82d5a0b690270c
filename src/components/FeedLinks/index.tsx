import Head from '@docusaurus/Head';
import {useFeeds} from '@site/src/hooks/useFeeds';
import type {ReactNode} from 'react';

/** Announces the blog's feeds to feed readers, one per language. */
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
