import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import IconMenu from '@site/src/components/IconMenu';
import {useLanguages} from '@site/src/hooks/useLanguages';
import type {ReactNode} from 'react';

/** The language switch of wide screens; absent when there is one language only. */
export default function LanguageMenu(): ReactNode {
  const languages = useLanguages();
  if (languages.length < 2) return null;
  return (
    <IconMenu
      id="site-language"
      label={translate({id: 'navbar.language', message: 'Language'})}
      icon={<Icon name="language" />}
      className="only-wide"
      menuClassName="menu--end">
      {languages.map(({locale, label, htmlLang, href, isCurrent}) => (
        <a
          className="menu__link"
          key={locale}
          href={href}
          lang={htmlLang}
          hrefLang={htmlLang}
          data-language={locale}
          aria-current={isCurrent ? 'true' : undefined}>
          {label}
          {isCurrent && <Icon name="check" />}
        </a>
      ))}
    </IconMenu>
  );
}
