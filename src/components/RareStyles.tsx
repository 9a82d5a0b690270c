import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SiteScripts} from '@site/src/compiler/types';
import type {ReactNode} from 'react';

/** For a page that shows it at once: the sheet of what few pages show (`rare.css`), which others load afterwards. */
export default function RareStyles(): ReactNode {
  const {rareSheet} = usePluginData('site-scripts') as SiteScripts;
  return (
    <Head>
      <link rel="stylesheet" href={rareSheet} />
    </Head>
  );
}
