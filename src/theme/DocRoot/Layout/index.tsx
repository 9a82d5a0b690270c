// Override (replace): sidebar and grid of documents, rendered once for all widths and responsive by CSS.
// Upstream: DocRoot/Layout, unsafe. Remove when: the theme lays out documents without useWindowSize().
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import SectionFrame from '@site/src/components/SectionFrame';
import {useSectionTitle} from '@site/src/hooks/useSectionTitle';
import type {Props} from '@theme/DocRoot/Layout';
import type {ReactNode} from 'react';

export default function DocRootLayout({children}: Props): ReactNode {
  const sidebar = useDocsSidebar();
  const title = useSectionTitle();
  return (
    <SectionFrame sidebar={sidebar ? {title, items: sidebar.items} : undefined}>
      {children}
    </SectionFrame>
  );
}
