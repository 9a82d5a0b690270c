import Head from '@docusaurus/Head';
import {useLocale} from '@site/src/hooks/useLocale';
import {useFeeds} from '@site/src/hooks/useFeeds';
import type {ReactNode} from 'react';

/** Tells feed readers of the blog in the other languages (spec 2.3, 3); Docusaurus names the page's own. */
export default function FeedLinks(): ReactNode {
  const {locale: current} = useLocale();
  const feeds = useFeeds().filter(({locale}) => locale !== current);
  return (
    <Head>
      {feeds.map(({rss, htmlLang, title}) => (
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
