import {useLanguages} from '@site/src/hooks/useLanguages';
import type {ChangedLine} from '@site/src/compiler/outputTypes';
import {localeRows, type Locale} from '@site/src/site/locales';
import type {ReactNode} from 'react';

type Props = {
  readonly text: string;
  readonly language: Locale;
  readonly link: string;
  /** Id of the section; empty for the text above the first heading. */
  readonly id: string;
  /** Changes in `language` since both languages agreed; empty if the text from that time is not available. */
  readonly change: readonly ChangedLine[];
};

/** Renders a `<details>` below the heading of an outdated section, with the changes in the other language. */
export default function TranslationMarkView(props: Props): ReactNode {
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
