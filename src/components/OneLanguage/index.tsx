import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLanguages} from '@site/src/hooks/useLanguages';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';

/** Renders the head of a page that exists in the default language only: canonical address, no alternate languages. */
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
