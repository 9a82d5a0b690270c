import Translate, {translate} from '@docusaurus/Translate';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import Menu from '@site/src/components/Menu';
import {useActiveMatch} from '@site/src/hooks/useActiveMatch';
import {useLanguages} from '@site/src/hooks/useLanguages';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSettings} from '@site/src/hooks/useSettings';
import {isExternal} from '@site/src/lib/address/isExternal';
import {navLinks} from '@site/src/lib/page/navSection';
import type {NavItem} from '@site/src/site/settings';
import {useId, type ReactNode} from 'react';
import LanguageLink from './LanguageLink';
import {SocialItem} from './SocialLinks';
import ThemeChoices from './ThemeChoices';

type Props = {readonly items: readonly NavItem[]};

/** Renders the items of the main navigation: links, and groups as dropdown menus. */
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
    <Menu
      id={id}
      trigger="hover"
      buttonClassName="navbar__link"
      isCurrent={isActive(item)}
      button={
        <>
          {pick(item.text)}
          {item.tag && <span className="navbar__tag">{pick(item.tag)}</span>}
          <Icon name="chevron" className="icon--sm" />
        </>
      }>
      {item.items?.map((child) => (
        <NavLink className="menu__link" item={child} key={child.link} />
      ))}
    </Menu>
  );
}

/** Renders the full-screen menu of narrow screens, a native popover below the navbar. */
export function FullScreenMenu(): ReactNode {
  const languages = useLanguages();
  const {releases, themeConfig} = useSettings();
  const {nav, darkMode, socialLinks} = themeConfig;
  return (
    <div className="screen" id="site-screen" popover="auto">
      <nav aria-label={translate({id: 'navbar.site'})}>
        {navLinks([...nav, ...(releases ? [releases] : [])]).map((item) => (
          <NavLink
            className="screen__link"
            item={item}
            key={item.link}
            after={<Icon name="chevronRight" />}
          />
        ))}
      </nav>
      <div className="screen__settings">
        {darkMode && (
          <div className="screen__row">
            <span id="screen-theme">
              <Translate id="theme.label" />
            </span>
            <ThemeChoices labelledBy="screen-theme" />
          </div>
        )}
        {languages.length > 1 && (
          <div className="screen__row">
            <span>
              <Translate id="navbar.language" />
            </span>
            <span className="segments">
              {languages.map((language) => (
                <LanguageLink
                  key={language.locale}
                  language={language}
                  className="segments__item"
                />
              ))}
            </span>
          </div>
        )}
      </div>
      <div className="screen__social">
        {socialLinks
          .filter(({mode}) => mode === 'link')
          .map((link) => (
            <SocialItem link={link} key={link.label} />
          ))}
      </div>
    </div>
  );
}
