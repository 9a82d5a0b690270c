import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ToolLogo from '@site/src/components/ToolLogo';
import {useLocale} from '@site/src/hooks/useLocale';
import {settings, type NavItem} from '@site/src/site/settings';
import type {ReactNode} from 'react';
import LanguageMenu from './LanguageMenu';
import Screen, {ScreenButton} from './Screen';
import SocialLinks from './SocialLinks';
import ThemeToggle from './ThemeToggle';
import ToolsMenu from './ToolsMenu';

/** The bar on top of every page. All its state is in the DOM; see `src/client/shell`. */
export default function Navbar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className="navbar">
      <div className="navbar__inner">
        <div className="navbar__side">
          <ToolsMenu />
          <Link className="brand" to={siteConfig.baseUrl}>
            <ToolLogo name="rslib" className="brand__mark" />
            {settings.logoText}
          </Link>
        </div>
        <nav
          className="navbar__links"
          aria-label={translate({id: 'navbar.main', message: 'Main'})}>
          <NavLinks className="navbar__link" />
        </nav>
        <div className="navbar__end">
          <LanguageMenu />
          <ThemeToggle />
          <span className="navbar__rule only-wide" />
          <SocialLinks className="only-wide" />
          <ScreenButton />
        </div>
      </div>
      <Screen />
    </header>
  );
}

type NavLinksProps = {readonly className: string; readonly after?: ReactNode};

/** The entries of the top navigation, in the bar and on the full screen alike. */
export function NavLinks({className, after}: NavLinksProps): ReactNode {
  const {pick} = useLocale();
  const isActive = useActiveMatch();
  return settings.themeConfig.nav.map((item) => (
    <Link
      key={item.link}
      className={className}
      to={item.link}
      aria-current={isActive(item) ? 'true' : undefined}>
      {pick(item.text)}
      {after}
    </Link>
  ));
}

function useActiveMatch(): (item: NavItem) => boolean {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  return ({activeMatch, link}) => {
    const prefix = activeMatch ?? link;
    return prefix !== undefined && pathname.startsWith(`${siteConfig.baseUrl}${prefix.slice(1)}`);
  };
}

