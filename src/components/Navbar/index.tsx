import {translate} from '@docusaurus/Translate';
import Search from '@site/src/components/Search';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';
import Brand from './Brand';
import LanguageMenu from './LanguageMenu';
import NavItems from './NavItems';
import Screen, {ScreenButton} from './Screen';
import SocialLinks from './SocialLinks';
import ThemeToggle from './ThemeToggle';
import ToolsMenu from './ToolsMenu';

/** The bar on top of every page. All its state is in the DOM; see `src/client/shell`. */
export default function Navbar(): ReactNode {
  const {nav, hideNavbar, search, socialLinks} = useSettings().themeConfig;
  if (hideNavbar === 'always') return null;
  const right = nav.filter(({position}) => position === 'right');
  return (
    <header className="navbar">
      <div className="navbar__inner">
        <div className="navbar__side">
          <ToolsMenu />
          <Brand />
        </div>
        <nav className="navbar__links" aria-label={translate({id: 'navbar.main'})}>
          <NavItems items={nav.filter(({position}) => position !== 'right')} />
        </nav>
        <div className="navbar__end">
          {right.length > 0 && (
            <nav
              className="navbar__links navbar__links--end"
              aria-label={translate({id: 'navbar.more'})}>
              <NavItems items={right} />
            </nav>
          )}
          {search && <Search />}
          <LanguageMenu />
          <ThemeToggle />
          {socialLinks.length > 0 && <span className="navbar__rule only-wide" />}
          <SocialLinks />
          <ScreenButton />
        </div>
      </div>
      <Screen />
    </header>
  );
}
