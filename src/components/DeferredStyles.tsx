import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SiteScripts} from '@site/src/compiler/outputTypes';
import type {ReactNode} from 'react';

type Props = {
  readonly of: string;
  /** True if the styles are in `page.css`, which only pages that contain the component load. */
  readonly isPage?: boolean;
};

/**
 * Adds a link to the deferred styles in the folder `of` to the static HTML of pages that contain the component. In the
 * browser it adds none: the deferred styles of all components load soon, and each further stylesheet costs a layout.
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
