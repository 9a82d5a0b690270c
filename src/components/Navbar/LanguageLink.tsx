import Icon from '@site/src/components/Icon';
import type {Language} from '@site/src/hooks/useLanguages';
import type {ReactNode} from 'react';

type Props = {
  readonly language: Language;
  readonly className?: string;
  /** Text of the link in the language of the page; by default the name of the language, in that language. */
  readonly text?: string;
  /** True in a list that has a tick at the current language. */
  readonly isTicked?: boolean;
};

/**
 * A link to this page in another language. By `data-language` it gets query and place when it is about to be used: from
 * `useLanguageLinks`, and from the head script before React is there.
 */
export default function LanguageLink(props: Props): ReactNode {
  const {language, className, text, isTicked = false} = props;
  const {locale, label, htmlLang, href, isCurrent} = language;
  return (
    <a
      className={className}
      href={href}
      lang={text ? undefined : htmlLang}
      hrefLang={htmlLang}
      data-language={locale}
      aria-current={isCurrent ? 'true' : undefined}>
      {text ?? label}
      {isTicked && isCurrent && <Icon name="check" />}
    </a>
  );
}
