// Override (replace): the 404 page, in the language of the requested address.
// Upstream: NotFound/Content, unsafe. Remove when: never, its texts and redirects are specific to this site.
import Head from '@docusaurus/Head';
import {PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import NotFound from '@site/src/components/NotFound';
import SiteFooter from '@site/src/components/SiteFooter';
import type {ReactNode} from 'react';

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <Head>
        <html data-not-found="" />
      </Head>
      <PageMetadata title="404" image={useThemeConfig().image} />
      <NotFound />
      <SiteFooter />
    </>
  );
}
