import Icon from '@site/src/components/Icon';
import type {Language} from '@site/src/hooks/useLanguages';
import type {ReactNode} from 'react';

type Props = {
  readonly language: Language;
  readonly className?: string;
  /** Text in the language of the page; by default the name of the language, in that language. */
  readonly text?: string;
  readonly isTicked?: boolean;
};

/**
 * Link to this page in another language. `useLanguageLinks`, and the head script before hydration, add the
 * query and the current section to its address.
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
