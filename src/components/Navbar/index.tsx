import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Search from '@site/src/components/Search';
import {useSettings} from '@site/src/hooks/useSettings';
import type {ReactNode} from 'react';
import Brand from './Brand';
import LanguageSwitch from './LanguageSwitch';
import NavItems from './NavItems';
import PageState from './PageState';
import FullScreenMenu from './FullScreenMenu';
import ScreenButton from './ScreenButton';
import SocialLinks from './SocialLinks';
import ThemeToggle from './ThemeToggle';
import Tools from './Tools';

export default function Navbar(): ReactNode {
  const {nav, hideNavbar, search, socialLinks, darkMode} = useSettings().themeConfig;
  const attributes = (
    <Head>
      <html
        {...(hideNavbar === 'always' && {'data-navbar': 'none'})}
        {...(!darkMode && {'data-theme': 'light'})}
      />
    </Head>
  );
  if (hideNavbar === 'always') {
    return (
      <>
        {attributes}
        <PageState />
      </>
    );
  }
  const right = nav.filter(({position}) => position === 'right');
  return (
    <header className="navbar">
      {attributes}
      <div className="navbar__inner">
        <div className="navbar__side">
          <Tools />
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
          <LanguageSwitch />
          {darkMode && <ThemeToggle />}
          {socialLinks.length > 0 && <span className="navbar__rule only-wide" />}
          <SocialLinks />
          <ScreenButton />
          <span className="navbar__last" hidden />
        </div>
      </div>
      <FullScreenMenu />
      <PageState />
    </header>
  );
}
