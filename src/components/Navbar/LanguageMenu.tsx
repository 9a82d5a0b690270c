import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import Tooltip from '@site/src/components/Tooltip';
import {useLanguages} from '@site/src/hooks/useLanguages';
import type {ReactNode} from 'react';

/** The language switch of wide screens; absent when there is one language only. */
export default function LanguageMenu(): ReactNode {
  const languages = useLanguages();
  if (languages.length < 2) return null;
  const label = translate({id: 'navbar.language', message: 'Language'});
  return (
    <div className="dropdown only-wide" data-menu="hover">
      <button
        className="icon-button"
        type="button"
        aria-label={label}
        aria-expanded="false"
        aria-controls="site-language"
        popoverTarget="site-language">
        <Icon name="language" />
        <Tooltip>{label}</Tooltip>
      </button>
      <div className="menu menu--end" id="site-language" popover="auto">
        {languages.map(({locale, label: name, htmlLang, href, isCurrent}) => (
          <a
            className="menu__link"
            key={locale}
            href={href}
            lang={htmlLang}
            hrefLang={htmlLang}
            data-language={locale}
            aria-current={isCurrent ? 'true' : undefined}>
            {name}
            {isCurrent && <Icon name="check" />}
          </a>
        ))}
      </div>
    </div>
  );
}
