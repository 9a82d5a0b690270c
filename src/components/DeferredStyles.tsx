import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SiteScripts} from '@site/src/compiler/outputTypes';
import type {ReactNode} from 'react';

type Props = {
  readonly of: string;
  /** True for `page.css`, which is not among the deferred styles of all pages. */
  readonly isPage?: boolean;
};

/**
 * Links the deferred styles of a component, by its folder, in the HTML of a page with that component. Pages
 * load all deferred styles once they are shown. The browser adds no link: each one is a layout of the page.
 */
export default function DeferredStyles({of: folder, isPage = false}: Props): ReactNode {
  const scripts = usePluginData('site-scripts') as SiteScripts | undefined;
  if (ExecutionEnvironment.canUseDOM && !isPage) return null;
  return (
    <Head>
      <link
        rel="stylesheet"
        href={scripts?.deferredStyles[folder]}
        data-deferred={isPage ? undefined : ''}
      />
    </Head>
  );
}
