import {useLanguages} from '@site/src/hooks/useLanguages';
import type {ReactNode} from 'react';
import LanguageLink from './LanguageLink';
import LanguageMenu from './LanguageMenu';

export default function LanguageSwitch(): ReactNode {
  const languages = useLanguages();
  if (languages.length < 2) return null;
  return (
    <LanguageMenu>
      {languages.map((language) => (
        <LanguageLink key={language.locale} language={language} className="menu__link" isTicked />
      ))}
    </LanguageMenu>
  );
}
