// Override (wrap): a page has a Markdown twin; one that does not exist has no canonical address and no other languages.
// Upstream: SiteMetadata, unsafe. Remove when: the theme leaves these links out of 404.html.
import SiteMetadata from '@theme-original/SiteMetadata';
import TwinLink from '@site/src/components/TwinLink';
import {useIsKnownRoute} from '@site/src/hooks/useIsKnownRoute';
import type {ReactNode} from 'react';

export default function SiteMetadataWrapper(): ReactNode {
  return useIsKnownRoute() ? (
    <>
      <SiteMetadata />
      <TwinLink />
    </>
  ) : null;
}
