import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SiteScripts} from '@site/src/compiler/types';
import type {ReactNode} from 'react';

/**
 * For a component with `rare.css`, which pages load when they have been shown: a page that the server draws with the
 * component in it has that part of it from the beginning. Who comes from another page has all of it, and a page is laid
 * out anew whenever a sheet comes or goes: it goes without.
 */
export default function RareStyles({of: folder}: {readonly of: string}): ReactNode {
  const scripts = usePluginData('site-scripts') as SiteScripts | undefined;
  if (ExecutionEnvironment.canUseDOM) return null;
  return (
    <Head>
      <link rel="stylesheet" href={scripts?.rareSheets[folder]} data-rare="" />
    </Head>
  );
}
