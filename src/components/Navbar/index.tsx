import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import Link from '@site/src/components/Link';
import Search from '@site/src/components/Search';
import ToolLogo from '@site/src/components/ToolLogo';
import {useLocale} from '@site/src/hooks/useLocale';
import {useSettings, useStaticSettings} from '@site/src/hooks/useSettings';
import type {SiteSettings} from '@site/src/site/settings';
import {Fragment, type ReactNode} from 'react';
import {LanguageSwitch} from './LanguageLink';
import NavItems, {FullScreenMenu} from './NavItems';
import PageState from './PageState';
import ScreenButton from './ScreenButton';
import SocialLinks from './SocialLinks';
import ThemeToggle from './ThemeToggle';
import ToolsMenu from './ToolsMenu';

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

function Brand(): ReactNode {
  const {logo, logoText, title} = useSettings();
  const {pick} = useLocale();
  return (
    <Link className="brand" to="/" aria-label={logoText ? undefined : pick(title)}>
      <Logo logo={logo} />
      {logoText}
    </Link>
  );
}

function Logo({logo}: {readonly logo: SiteSettings['logo']}): ReactNode {
  const light = useBaseUrl(typeof logo === 'string' ? logo : logo?.light);
  const dark = useBaseUrl(typeof logo === 'string' ? logo : logo?.dark);
  if (!logo) return <ToolLogo name="rslib" className="brand__mark" />;
  if (light === dark)
    return <img className="brand__mark" src={light} alt="" width="26" height="26" />;
  return (
    <>
      <img className="brand__mark brand__mark--light" src={light} alt="" width="26" height="26" />
      <img className="brand__mark brand__mark--dark" src={dark} alt="" width="26" height="26" />
    </>
  );
}

function Tools(): ReactNode {
  const {pick} = useLocale();
  const {tools} = useStaticSettings();
  return (
    <ToolsMenu trigger={tools.trigger === 'hover' ? undefined : tools.trigger}>
      {tools.groups.map((group, index) => (
        <Fragment key={group.title.en}>
          {index > 0 && <hr className="tools__rule" />}
          <p className="tools__title">{pick(group.title)}</p>
          {group.tools.map((tool) => (
            <ExternalLink className="tools__link" key={tool.name} href={tool.href}>
              <ToolLogo name={tool.logo} scale={tool.logoScale} />
              <span className="tools__name">{tool.name}</span>
              <Icon name="external" className="icon--sm" />
              <span className="tools__text">{pick(tool.description)}</span>
            </ExternalLink>
          ))}
        </Fragment>
      ))}
    </ToolsMenu>
  );
}
