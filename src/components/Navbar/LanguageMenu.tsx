import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import IconMenu from '@site/src/components/IconMenu';
import {useLanguages} from '@site/src/hooks/useLanguages';
import type {ReactNode} from 'react';
import LanguageLink from './LanguageLink';

/** The language switch of wide screens; absent when there is one language only. */
export default function LanguageMenu(): ReactNode {
  const languages = useLanguages();
  if (languages.length < 2) return null;
  return (
    <IconMenu
      id="site-language"
      label={translate({id: 'navbar.language'})}
      icon={<Icon name="language" />}
      className="only-wide"
      menuClassName="menu--end">
      {languages.map((language) => (
        <LanguageLink key={language.locale} language={language} className="menu__link">
          {language.isCurrent && <Icon name="check" />}
        </LanguageLink>
      ))}
    </IconMenu>
  );
}
