// Override (wrap): adds the link to the Markdown mirror. Pages in one language and missing pages do not have the links to
// a canonical URL and other languages.
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
