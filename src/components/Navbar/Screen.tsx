import {translate} from '@docusaurus/Translate';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useLanguages} from '@site/src/hooks/useLanguages';
import {useSettings} from '@site/src/hooks/useSettings';
import {themeChoices} from '@site/src/lib/storage/themeChoice';
import type {ReactNode} from 'react';
import LanguageLink from './LanguageLink';
import {NavLink} from './NavItems';
import {SocialItem} from './SocialLinks';
import {themeLabels} from './ThemeToggle';

const themeIcons = {light: 'sun', dark: 'moon', system: 'system'} as const;

/** The hamburger of narrow screens. */
export function ScreenButton(): ReactNode {
  return (
    <button
      className="icon-button only-narrow screen-button"
      type="button"
      aria-label={translate({id: 'navbar.menu'})}
      aria-expanded="false"
      aria-controls="site-screen"
      popoverTarget="site-screen">
      <Icon name="menu" className="screen-button__open" />
      <Icon name="close" className="screen-button__close" />
    </button>
  );
}

/** The full-screen menu: navigation, theme, language, links. A native popover below the navbar. */
export default function Screen(): ReactNode {
  const languages = useLanguages();
  const labels = themeLabels();
  const settings = useSettings();
  return (
    <div className="screen" id="site-screen" popover="auto" data-modal="with-button">
      <nav aria-label={translate({id: 'navbar.menu'})}>
        {settings.themeConfig.nav
          .flatMap((item) => item.items ?? [item])
          .map((item) => (
            <NavLink
              className="screen__link"
              item={item}
              key={item.link}
              after={<Icon name="chevronRight" />}
            />
          ))}
      </nav>
      <div className="screen__settings">
        {settings.themeConfig.darkMode && (
          <div className="screen__row">
            <span id="screen-theme">
              <Translate id="theme.label" />
            </span>
            <span className="segments" role="group" aria-labelledby="screen-theme">
              {themeChoices.map((choice) => (
                <button
                  className="segments__item"
                  key={choice}
                  type="button"
                  data-theme-set={choice}
                  aria-pressed="false"
                  aria-label={labels[choice]}>
                  <Icon name={themeIcons[choice]} />
                </button>
              ))}
            </span>
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
        {settings.themeConfig.socialLinks
          .filter(({mode}) => mode === 'link')
          .map((link) => (
            <SocialItem link={link} key={link.label} />
          ))}
      </div>
    </div>
  );
}
