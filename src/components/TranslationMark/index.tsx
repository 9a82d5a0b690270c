import {useLanguages} from '@site/src/hooks/useLanguages';
import type {ChangedLine} from '@site/src/compiler/types';
import {localeRows, type Locale} from '@site/src/site/locales';
import type {ReactNode} from 'react';

export type MarkProps = {
  /** What is behind. */
  readonly text: string;
  /** The language that moved on. */
  readonly language: Locale;
  readonly link: string;
  /** The section, empty for what stands above the first heading. */
  readonly id: string;
  /** What moved; empty when the text that was translated is not at hand. */
  readonly change: readonly ChangedLine[];
};

/** Below the heading of a section that is behind: what the other language changed since. */
export default function TranslationMarkView(props: MarkProps): ReactNode {
  const {text, language, link, id, change} = props;
  const other = useLanguages().find(({locale}) => locale === language);
  const {htmlLang} = localeRows[language];
  return (
    <details className="translation-mark">
      <summary>{text}</summary>
      <div className="translation-mark__body">
        {change.length > 0 && (
          <div className="translation-mark__change" lang={htmlLang}>
            {change.map((line, index) => (
              <p key={index}>
                {line.map(([kind, words], part) => {
                  if (kind === 'same') return words;
                  const Word = kind === 'added' ? 'ins' : 'del';
                  return <Word key={part}>{words}</Word>;
                })}
              </p>
            ))}
          </div>
        )}
        <p>
          <a href={`${other?.href ?? ''}${id && `#${id}`}`} hrefLang={htmlLang}>
            {link}
          </a>
        </p>
      </div>
    </details>
  );
}
