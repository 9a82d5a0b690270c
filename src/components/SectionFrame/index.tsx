import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Sidebar from '@site/src/components/Sidebar';
import type {ReactNode} from 'react';

type Props = {
  readonly sidebar?: {readonly title: string; readonly items: readonly PropSidebarItem[]};
  readonly children: ReactNode;
};

/** Renders the grid and the sidebar of a section, which persist across its pages. `PageFrame` renders the page. */
export default function SectionFrame({sidebar, children}: Props): ReactNode {
  return (
    <div className={sidebar ? 'frame' : 'frame frame--alone'}>
      {sidebar && <Sidebar key={sidebar.title} title={sidebar.title} items={sidebar.items} />}
      {children}
    </div>
  );
}
