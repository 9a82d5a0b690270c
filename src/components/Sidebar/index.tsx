import {isActiveSidebarItem, isVisibleSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemHtml,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import TitleText from '@site/src/components/TitleText';
import {useLocale} from '@site/src/hooks/useLocale';
import type {LocalizedText} from '@site/src/site/locales';
import type {ReactNode} from 'react';

type LooseItem = PropSidebarItemLink | PropSidebarItemHtml;

/** `customProps` of an item in `sidebars.ts`. */
type CustomProps = {
  readonly tag?: LocalizedText;
  readonly context?: LocalizedText;
  readonly dividerType?: 'solid' | 'dashed';
  readonly sectionHeaderText?: LocalizedText;
};

type Props = {readonly items: readonly PropSidebarItem[]; readonly title: string};

/** Renders the sidebar: a column above 960 px, else a popover. Groups are `details`, which need no JavaScript. */
export default function Sidebar({items, title}: Props): ReactNode {
  const menu = translate({id: 'sidebar.menu'});
  return (
    <nav className="sidebar" id="site-sidebar" popover="auto" aria-label={menu}>
      <div className="sidebar__head">
        <span className="sidebar__title">{title}</span>
        <button
          className="icon-button"
          type="button"
          aria-label={translate({id: 'sidebar.close'})}
          popoverTarget="site-sidebar"
          popoverTargetAction="hide">
          <Icon name="close" />
        </button>
      </div>
      <div className="sidebar__body">
        {groupLoose(items).map((group, index) =>
          Array.isArray(group) ? (
            <ul className="sidebar__loose" key={index}>
              {group.map((item, place) => (
                <SidebarItem item={item} key={keyOf(item, place)} />
              ))}
            </ul>
          ) : (
            <SidebarGroup item={group} key={group.label} />
          ),
        )}
      </div>
    </nav>
  );
}

/** Joins consecutive items that are in no category into lists; categories stay single. */
function groupLoose(
  items: readonly PropSidebarItem[],
): readonly (PropSidebarItemCategory | LooseItem[])[] {
  const groups: (PropSidebarItemCategory | LooseItem[])[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (item.type === 'category') groups.push(item);
    else if (Array.isArray(last)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

function SidebarItem({item}: {readonly item: PropSidebarItem}): ReactNode {
  if (item.type === 'category') {
    return (
      <li>
        <SidebarGroup item={item} />
      </li>
    );
  }
  return item.type === 'link' ? <SidebarLink item={item} /> : <SidebarHtml item={item} />;
}

function SidebarGroup({item}: {readonly item: PropSidebarItemCategory}): ReactNode {
  const {pathname} = useLocation();
  const isOpen = !item.collapsed || isActiveSidebarItem(item, pathname);
  const list = (
    <ul className="branch">
      {item.items
        .filter((child) => isVisibleSidebarItem(child, pathname))
        .map((child, index) => (
          <SidebarItem item={child} key={keyOf(child, index)} />
        ))}
    </ul>
  );
  const title = (
    <>
      {item.href ? (
        <Link
          className="sidebar__group-link"
          to={item.href}
          aria-current={item.href === pathname ? 'page' : undefined}
          autoAddBaseUrl={false}>
          {item.label}
        </Link>
      ) : (
        <span>{item.label}</span>
      )}
      <SidebarExtras item={item} />
    </>
  );
  if (!item.collapsible) {
    return (
      <div className="sidebar__group">
        <div className="sidebar__toggle">{title}</div>
        {list}
      </div>
    );
  }
  return (
    <details className="sidebar__group" open={isOpen}>
      <summary className="sidebar__toggle">
        {title}
        <Icon name="chevron" />
      </summary>
      {list}
    </details>
  );
}

function SidebarLink({item}: {readonly item: PropSidebarItemLink}): ReactNode {
  const {pathname} = useLocation();
  const isActive = isActiveSidebarItem(item, pathname);
  return (
    <li>
      <Link className="branch__link" to={item.href} aria-current={isActive ? 'page' : undefined}>
        <TitleText text={item.label} />
        <SidebarExtras item={item} />
      </Link>
    </li>
  );
}

/** Renders an `html` item as a section header or a divider, depending on its `customProps`. */
function SidebarHtml({item}: {readonly item: PropSidebarItemHtml}): ReactNode {
  const {pick} = useLocale();
  const {dividerType, sectionHeaderText} = (item.customProps ?? {}) as CustomProps;
  if (sectionHeaderText) return <li className="sidebar__section">{pick(sectionHeaderText)}</li>;
  return (
    <li className="sidebar__divider" data-divider={dividerType ?? 'solid'}>
      <hr />
    </li>
  );
}

function SidebarExtras({item}: {readonly item: PropSidebarItem}): ReactNode {
  const {pick} = useLocale();
  const {tag, context} = (item.customProps ?? {}) as CustomProps;
  return (
    <>
      {tag && <span className="sidebar__tag">{pick(tag)}</span>}
      {context && <span className="sidebar__context">{pick(context)}</span>}
    </>
  );
}

function keyOf(item: PropSidebarItem, index: number): string {
  return item.type === 'link' ? item.href : item.type === 'category' ? item.label : String(index);
}
