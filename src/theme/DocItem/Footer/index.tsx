// Override (replace): the end of a document, with links to the previous and next page and for reporting problems.
// Upstream: DocItem/Footer, unsafe. Remove when: never, the theme's footer lacks some of these links.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocEnd from '@site/src/components/PageEnd/DocEnd';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  return <DocEnd metadata={metadata} frontMatter={frontMatter} />;
}
