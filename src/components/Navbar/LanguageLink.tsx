import type {Language} from '@site/src/hooks/useLanguages';
import type {ReactNode} from 'react';

type Props = {
  readonly language: Language;
  readonly className: string;
  /** What follows the name. */
  readonly children?: ReactNode;
};

/** A link to this page in another language; the head script knows it by its mark. */
export default function LanguageLink({language, className, children}: Props): ReactNode {
  const {locale, label, htmlLang, href, isCurrent} = language;
  return (
    <a
      className={className}
      href={href}
      lang={htmlLang}
      hrefLang={htmlLang}
      data-language={locale}
      aria-current={isCurrent ? 'true' : undefined}>
      {label}
      {children}
    </a>
  );
}
