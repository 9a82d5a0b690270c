import Head from '@docusaurus/Head';
import {pageHidden} from '@site/src/lib/address/pageSwitches';
import type {SiteFrontMatter} from '@site/src/compiler/outputTypes';
import type {ReactNode} from 'react';

type Props = {readonly frontMatter: SiteFrontMatter};

/** Sets `data-page-hide` on the root to the names of the components that the front matter hides. */
export default function PageSwitches({frontMatter}: Props): ReactNode {
  const hidden = pageHidden(frontMatter);
  if (hidden.length === 0) return null;
  return (
    <Head>
      <html data-page-hide={hidden.join(' ')} />
    </Head>
  );
}
