import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import Sidebar from '@site/src/components/Sidebar';
import type {ReactNode} from 'react';

type Props = {
  readonly sidebar?: {readonly title: string; readonly items: readonly PropSidebarItem[]};
  readonly children: ReactNode;
};

/** What stays while a reader moves within a section: the grid and the sidebar. A page puts its parts beside it. */
export default function SectionFrame({sidebar, children}: Props): ReactNode {
  return (
    <div className={sidebar ? 'frame' : 'frame frame--alone'}>
      {sidebar && <Sidebar key={sidebar.title} title={sidebar.title} items={sidebar.items} />}
      {children}
    </div>
  );
}
