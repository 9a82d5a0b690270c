import Icon from '@site/src/components/Icon';
import {useLanguages, type Language} from '@site/src/hooks/useLanguages';
import type {ReactNode} from 'react';
import LanguageMenu from './LanguageMenu';

type Props = {
  readonly language: Language;
  readonly className?: string;
  /** Text of the link, in the language of the page. Default: the name of `language`, in that language. */
  readonly text?: string;
  readonly isTicked?: boolean;
};

/**
 * Renders a link to this page in a language. `useLanguageLinks` adds the query and the current section to its `href`;
 * before hydration, `src/client/earlyClicks.ts` adds the query and the hash of the page's address.
 */
export default function LanguageLink(props: Props): ReactNode {
  const {language, className, text, isTicked = false} = props;
  const {label, htmlLang, href, isCurrent} = language;
  return (
    <a
      className={className ? `language-link ${className}` : 'language-link'}
      href={href}
      lang={text ? undefined : htmlLang}
      hrefLang={htmlLang}
      aria-current={isCurrent ? 'true' : undefined}>
      {text ?? label}
      {isTicked && isCurrent && <Icon name="check" />}
    </a>
  );
}

export function LanguageSwitch(): ReactNode {
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
