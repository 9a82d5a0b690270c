import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {ReactNode} from 'react';

/** Adds a link to the page's Markdown mirror to the head. */
export default function MirrorLink(): ReactNode {
  const {pathname} = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={mirrorPath(pathname)} />
    </Head>
  );
}
