import Head from '@docusaurus/Head';
import {BarCrumbs, type Crumb} from '@site/src/components/Breadcrumbs';
import HashLinks from '@site/src/components/Heading/HashLinks';
import HoverCard from '@site/src/components/HoverCard';
import {OutlineBar, OutlineColumn} from '@site/src/components/Outline';
import {useSettings} from '@site/src/hooks/useSettings';
import type {OutlineItem} from '@site/src/lib/page/outline';
import type {ReactNode} from 'react';
import SidebarButton from './SidebarButton';
import ToTop from './ToTop';

type Props = {
  readonly hasSidebar: boolean;
  readonly crumbs: readonly Crumb[];
  readonly outline?: readonly OutlineItem[];
  readonly wide?: boolean;
  /** False if the front matter turns off `globalUIComponents`. */
  readonly globalUI?: boolean;
  readonly children: ReactNode;
};

/** Renders menu bar, main content and outline, which CSS places in the grid of `SectionFrame` at all widths. */
export default function PageFrame(props: Props): ReactNode {
  const {hasSidebar, crumbs, outline = [], wide = false, globalUI = true, children} = props;
  const {enableScrollToTop} = useSettings().themeConfig;
  const hasOutline = outline.length > 0;
  return (
    <>
      {(hasSidebar || hasOutline) && (
        <Head>
          {/* CSS sizes the columns of the frame by it: the outline itself is parsed after the text */}
          <html data-page-bar={hasOutline ? 'outline' : 'sidebar'} />
        </Head>
      )}
      {(hasSidebar || hasOutline) && (
        <div className={hasOutline ? 'menubar menubar--outline' : 'menubar'}>
          {hasSidebar && <SidebarButton />}
          <BarCrumbs items={crumbs} />
          {hasOutline && <OutlineBar items={outline} />}
        </div>
      )}
      <main
        className={wide ? 'frame__main frame__main--wide' : 'frame__main'}
        id="content"
        tabIndex={-1}>
        {children}
        <HashLinks />
        {!wide && <HoverCard />}
      </main>
      {hasOutline && <OutlineColumn items={outline} />}
      {enableScrollToTop && globalUI && <ToTop />}
    </>
  );
}
