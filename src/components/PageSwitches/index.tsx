import Head from '@docusaurus/Head';
import {pageHidden} from '@site/src/lib/address/pageSwitches';
import type {SiteFrontMatter} from '@site/src/compiler/types';
import type {ReactNode} from 'react';

type Props = {readonly frontMatter: SiteFrontMatter};

/** What the front matter of a page hides, as one attribute of the root that CSS and scripts read. */
export default function PageSwitches({frontMatter}: Props): ReactNode {
  const hidden = pageHidden(frontMatter);
  if (hidden.length === 0) return null;
  return (
    <Head>
      <html data-page-hide={hidden.join(' ')} />
    </Head>
  );
}
