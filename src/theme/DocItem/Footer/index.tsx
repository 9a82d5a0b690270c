// Override (replace): the end of a document, with the pages before and after it, and a report of problems.
// Upstream: DocItem/Footer, unsafe. Remove when: never, it holds links that the original does not have.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocEnd from '@site/src/components/PageEnd/DocEnd';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  return <DocEnd metadata={metadata} frontMatter={frontMatter} />;
}
