import DeferredStyles from '@site/src/components/DeferredStyles';
import ExternalLink from '@site/src/components/ExternalLink';
import Icon from '@site/src/components/Icon';
import LanguageLink from '@site/src/components/Navbar/LanguageLink';
import {useLanguages} from '@site/src/hooks/useLanguages';
import type {Locale} from '@site/src/site/locales';
import type {ReactNode} from 'react';

type Props = {
  readonly text: string;
  /** Language of the page that the notice links to. */
  readonly language: Locale;
  readonly link: string;
  /** Address for creating a missing translation. The notice then links to it instead of to the other language. */
  readonly create?: string;
};

/** Renders a notice above a page whose translation is outdated or missing. */
export default function TranslationNoticeView(props: Props): ReactNode {
  const {text, language, link, create} = props;
  const languages = useLanguages();
  const own = languages.find(({isCurrent}) => isCurrent);
  const other = languages.find(({locale}) => locale === language);
  return (
    <div className="translation-notice" role="note" lang={own?.htmlLang}>
      <DeferredStyles of="TranslationNotice" />
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
