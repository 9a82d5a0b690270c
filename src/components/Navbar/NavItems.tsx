import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import {useActiveMatch} from '@site/src/hooks/useActiveMatch';
import {useLocale} from '@site/src/hooks/useLocale';
import {isExternal} from '@site/src/lib/address/linkKind';
import type {NavItem} from '@site/src/site/settings';
import {useId, type ReactNode} from 'react';

type Props = {readonly items: readonly NavItem[]};

/** Entries of the top navigation: links, and groups that open as dropdowns. */
export default function NavItems({items}: Props): ReactNode {
  return items.map((item) =>
    item.items ? (
      <NavGroup item={item} key={item.text.en} />
    ) : (
      <NavLink className="navbar__link" item={item} key={item.link} />
    ),
  );
}

type NavLinkProps = {
  readonly item: NavItem;
  readonly className: string;
  readonly after?: ReactNode;
};

/** One entry that leads somewhere, with its tag. */
export function NavLink({item, className, after}: NavLinkProps): ReactNode {
  const {pick} = useLocale();
  const isActive = useActiveMatch();
  const content = (
    <>
      {pick(item.text)}
      {item.tag && <span className="navbar__tag">{pick(item.tag)}</span>}
      {after}
    </>
  );
  if (isExternal(item.link)) {
    return (
      <ExternalLink className={`${className} link--external`} href={item.link}>
        {content}
      </ExternalLink>
    );
  }
  return (
    <Link className={className} to={item.link} aria-current={isActive(item) ? 'true' : undefined}>
      {content}
    </Link>
  );
}

function NavGroup({item}: {readonly item: NavItem}): ReactNode {
  const {pick} = useLocale();
  const isActive = useActiveMatch();
  const id = useId();
  return (
    <div className="dropdown" data-menu="hover">
      <button
        className="navbar__link"
        type="button"
        aria-expanded="false"
        aria-controls={id}
        aria-current={isActive(item) ? 'true' : undefined}
        popoverTarget={id}>
        {pick(item.text)}
        {item.tag && <span className="navbar__tag">{pick(item.tag)}</span>}
        <Icon name="chevron" className="icon--sm" />
      </button>
      <div className="menu" id={id} popover="auto">
        {item.items?.map((child) => (
          <NavLink className="menu__link" item={child} key={child.link} />
        ))}
      </div>
    </div>
  );
}
