// Override (replace): content and outline of a document, rendered once for all widths and responsive by CSS.
// Upstream: DocItem/Layout, unsafe. Remove when: the theme lays out documents without useWindowSize().
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocPage from '@site/src/components/DocPage';
import SocialImage from '@site/src/components/SocialImage';
import type {Props} from '@theme/DocItem/Layout';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  return (
    <>
      <SocialImage title={metadata.title} permalink={metadata.permalink} />
      <DocPage metadata={metadata} frontMatter={frontMatter} toc={toc}>
        <MDXContent>{children}</MDXContent>
      </DocPage>
    </>
  );
}
