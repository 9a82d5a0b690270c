import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {twinPath} from '@site/src/lib/headings/twinPath';
import type {ReactNode} from 'react';

/** Tells programs that read the head of a page where its Markdown twin is: every page has one (design 4). */
export default function TwinLink(): ReactNode {
  const {pathname} = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinPath(pathname)} />
    </Head>
  );
}
