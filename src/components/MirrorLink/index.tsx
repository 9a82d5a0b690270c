import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {mirrorPath} from '@site/src/lib/address/mirrorPath';
import type {ReactNode} from 'react';

/** Tells programs that read the head of a page where its Markdown mirror is: every page has one. */
export default function MirrorLink(): ReactNode {
  const {pathname} = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={mirrorPath(pathname)} />
    </Head>
  );
}
