// Override (wrap): a page has a Markdown mirror; one that does not exist has no canonical address and no other languages.
// Upstream: SiteMetadata, unsafe. Remove when: the theme leaves these links out of 404.html.
import SiteMetadata from '@theme-original/SiteMetadata';
import MirrorLink from '@site/src/components/MirrorLink';
import {useIsKnownRoute} from '@site/src/hooks/useIsKnownRoute';
import type {ReactNode} from 'react';

export default function SiteMetadataWrapper(): ReactNode {
  return useIsKnownRoute() ? (
    <>
      <SiteMetadata />
      <MirrorLink />
    </>
  ) : null;
}
