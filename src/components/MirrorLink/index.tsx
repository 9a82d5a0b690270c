import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {ReactNode} from 'react';

/** Adds to the head a link to the Markdown mirror of the page. */
export default function MirrorLink(): ReactNode {
  const {pathname} = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={mirrorPath(pathname)} />
    </Head>
  );
}
