// Override (wrap): a page has a Markdown mirror; one that there is in one language only says of itself what it is, and
// one that does not exist has no canonical address and no other languages.
// Upstream: SiteMetadata, unsafe. Remove when: the theme leaves these links out of 404.html.
import SiteMetadata from '@theme-original/SiteMetadata';
import {useLinks} from '@site/src/client/useLinks';
import MirrorLink from '@site/src/components/MirrorLink';
import {useIsAlone} from '@site/src/hooks/useIsAlone';
import {useIsKnownRoute} from '@site/src/hooks/useIsKnownRoute';
import type {ReactNode} from 'react';

export default function SiteMetadataWrapper(): ReactNode {
  const isAlone = useIsAlone();
  // Here, as the router draws this once and for all pages.
  useLinks();
  return useIsKnownRoute() ? (
    <>
      {!isAlone && <SiteMetadata />}
      <MirrorLink />
    </>
  ) : null;
}
