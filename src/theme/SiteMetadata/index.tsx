// Override (wrap): adds the link to the Markdown mirror. On pages that exist in one language only, and on the 404 page,
// omits the links to the canonical URL and to other languages.
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
