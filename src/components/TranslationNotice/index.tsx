import Head from '@docusaurus/Head';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import LanguageLink from '@site/src/components/Navbar/LanguageLink';
import {useLanguages} from '@site/src/hooks/useLanguages';
import type {Locale} from '@site/src/site/locales';
import type {ReactNode} from 'react';

export type NoticeProps = {
  /** What is behind. */
  readonly text: string;
  /** The language to read instead. */
  readonly language: Locale;
  readonly link: string;
  /** Where the file of a page without a translation is made; then that is what the link says. */
  readonly create?: string;
  /** Its style sheet, which pages that are up to date do without. */
  readonly sheet: string;
};

/** Above a text that is behind that of another language, or stands in for one that is missing. */
export default function TranslationNoticeView(props: NoticeProps): ReactNode {
  const {text, language, link, create, sheet} = props;
  const languages = useLanguages();
  const own = languages.find(({isCurrent}) => isCurrent);
  const other = languages.find(({locale}) => locale === language);
  return (
    <div className="translation-notice" role="note" lang={own?.htmlLang}>
      <Head>
        <link rel="stylesheet" href={sheet} />
      </Head>
      <Icon name="language" />
      <p>{text}</p>
      {create ? (
        <ExternalLink href={create} className="link--external">
          {link}
        </ExternalLink>
      ) : (
        other && <LanguageLink language={other} text={link} />
      )}
    </div>
  );
}
