// Override (wrap): a page has a Markdown mirror; one that there is in one language only says of itself what it is, and
// one that does not exist has no canonical address and no other languages.
// Upstream: SiteMetadata, unsafe. Remove when: the theme leaves these links out of 404.html.
import SiteMetadata from '@theme-original/SiteMetadata';
import DevLinks from '@site/src/client/DevLinks';
import MirrorLink from '@site/src/components/MirrorLink';
import {useIsAlone} from '@site/src/hooks/useIsAlone';
import {useIsKnownRoute} from '@site/src/hooks/useIsKnownRoute';
import type {ReactNode} from 'react';

export default function SiteMetadataWrapper(): ReactNode {
  const isAlone = useIsAlone();
  const isKnown = useIsKnownRoute();
  return (
    <>
      {process.env.NODE_ENV === 'development' && <DevLinks />}
      {isKnown && !isAlone && <SiteMetadata />}
      {isKnown && <MirrorLink />}
    </>
  );
}
