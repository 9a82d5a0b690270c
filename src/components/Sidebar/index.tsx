import Link from '@docusaurus/Link';
import {isActiveSidebarItem, isVisibleSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';

type Props = {readonly items: readonly PropSidebarItem[]; readonly title: string};

/**
 * The sidebar, once for all widths: a column above 960 px, below it a popover that opens as a drawer. Groups are
 * native `details`, so they fold without any script and are all in the HTML.
 */
export default function Sidebar({items, title}: Props): ReactNode {
  const menu = translate({id: 'sidebar.menu', message: 'Menu'});
  return (
    <nav className="sidebar" id="site-sidebar" popover="auto" data-modal="" aria-label={menu}>
      <div className="sidebar__head">
        <span className="sidebar__title">{title}</span>
        <button
          className="icon-button"
          type="button"
          aria-label={translate({id: 'sidebar.close', message: 'Close menu'})}
          popoverTarget="site-sidebar"
          popoverTargetAction="hide">
          <Icon name="close" />
        </button>
      </div>
      <div className="sidebar__body">
        {groupLoose(items).map((part, index) =>
          Array.isArray(part) ? (
            <ul className="sidebar__loose" key={index}>
              {part.map((item) => (
                <SidebarLink item={item} key={item.href} />
              ))}
            </ul>
          ) : (
            <SidebarGroup item={part} key={part.label} />
          ),
        )}
      </div>
    </nav>
  );
}

/** Collects links that stand outside of groups, so that each run of them is one list. */
function groupLoose(
  items: readonly PropSidebarItem[],
): readonly (PropSidebarItemCategory | PropSidebarItemLink[])[] {
  const parts: (PropSidebarItemCategory | PropSidebarItemLink[])[] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (item.type === 'category') parts.push(item);
    else if (item.type === 'link') {
      if (Array.isArray(last)) last.push(item);
      else parts.push([item]);
    }
  }
  return parts;
}

function SidebarGroup({item}: {readonly item: PropSidebarItemCategory}): ReactNode {
  const {pathname} = useLocation();
  const isOpen = !item.collapsed || isActiveSidebarItem(item, pathname);
  return (
    <details className="sidebar__group" open={isOpen}>
      <summary className="sidebar__toggle">
        {item.label}
        <Icon name="chevron" />
      </summary>
      <ul className="branch">
        {item.items
          .filter((child) => isVisibleSidebarItem(child, pathname))
          .map((child) =>
            child.type === 'category' ? (
              <li key={child.label}>
                <SidebarGroup item={child} />
              </li>
            ) : child.type === 'link' ? (
              <SidebarLink item={child} key={child.href} />
            ) : null,
          )}
      </ul>
    </details>
  );
}

function SidebarLink({item}: {readonly item: PropSidebarItemLink}): ReactNode {
  const {pathname} = useLocation();
  const isActive = isActiveSidebarItem(item, pathname);
  return (
    <li>
      <Link
        className="branch__link"
        to={item.href}
        aria-current={isActive ? 'page' : undefined}
        autoAddBaseUrl={false}>
        {item.label}
      </Link>
    </li>
  );
}
