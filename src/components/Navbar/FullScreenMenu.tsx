import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useLanguages} from '@site/src/hooks/useLanguages';
import {useSettings} from '@site/src/hooks/useSettings';
import {navLinks} from '@site/src/lib/page/navSection';
import type {ReactNode} from 'react';
import LanguageLink from './LanguageLink';
import {NavLink} from './NavItems';
import {SocialItem} from './SocialLinks';
import ThemeChoices from './ThemeChoices';

/** Renders the full-screen menu of narrow screens, a native popover below the navbar. */
export default function FullScreenMenu(): ReactNode {
  const languages = useLanguages();
  const {releases, themeConfig} = useSettings();
  const {nav, darkMode, socialLinks} = themeConfig;
  return (
    <div className="screen" id="site-screen" popover="auto">
      <nav aria-label={translate({id: 'navbar.menu'})}>
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
