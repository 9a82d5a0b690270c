import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLanguages} from '@site/src/hooks/useLanguages';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

/**
 * What the head says of a page that there is in one language only, wherever it is shown: its one address. Without
 * others nobody is sent to a translation that is none. Such a page brings it along, as most sites have none.
 */
export default function OneLanguageView(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const original = useLanguages().find(({locale}) => locale === i18n.defaultLocale);
  const address = `${siteConfig.url}${original?.href ?? ''}`;
  return (
    <>
      <Head>
        <meta name="twitter:card" content="summary_large_image" />
        <meta property="og:url" content={address} />
        <link
          rel="canonical"
          href={address}
          hrefLang={original?.isCurrent ? undefined : original?.htmlLang}
        />
      </Head>
      <SearchMetadata locale={i18n.currentLocale} />
    </>
  );
}
