import {translate} from '@docusaurus/Translate';
import {BarCrumbs, type Crumb} from '@site/src/components/Breadcrumbs';
import Icon from '@site/src/components/Icon';
import {OutlineColumn, OutlineMenu} from '@site/src/components/Outline';
import {useSettings} from '@site/src/hooks/useSettings';
import type {OutlineItem} from '@site/src/lib/page/outline';
import type {ReactNode} from 'react';

type Props = {
  readonly hasSidebar: boolean;
  readonly outline?: readonly OutlineItem[];
  /** The way to the page, which the menu bar shows where it has the room. */
  readonly crumbs?: readonly Crumb[];
  readonly wide?: boolean;
  /** False: no global components on this page (front matter `globalUIComponents`). */
  readonly globalUI?: boolean;
  readonly children: ReactNode;
};

/** The parts of one page in the grid of its section. Rendered once for all widths; CSS decides what is seen. */
export default function PageFrame(props: Props): ReactNode {
  const {hasSidebar, outline = [], crumbs = [], wide = false, globalUI = true, children} = props;
  const {enableScrollToTop} = useSettings().themeConfig;
  const hasOutline = outline.length > 0;
  return (
    <>
      {(hasSidebar || hasOutline) && (
        <div className={hasOutline ? 'menubar menubar--outline' : 'menubar menubar--plain'}>
          {hasSidebar && (
            <button
              className="menubar__button menubar__button--sidebar"
              type="button"
              aria-expanded="false"
              aria-controls="site-sidebar"
              popoverTarget="site-sidebar">
              <Icon name="list" />
              {translate({id: 'sidebar.menu'})}
            </button>
          )}
          {hasOutline && <BarCrumbs items={crumbs} />}
          {hasOutline && <OutlineMenu items={outline} />}
        </div>
      )}
      <main
        className={wide ? 'frame__main frame__main--wide' : 'frame__main'}
        id="content"
        tabIndex={-1}>
        {children}
      </main>
      {hasOutline && <OutlineColumn items={outline} />}
      {enableScrollToTop && globalUI && (
        <button
          className="icon-button to-top"
          type="button"
          data-to-top
          aria-label={translate({id: 'page.toTop'})}>
          <Icon name="top" />
        </button>
      )}
    </>
  );
}
