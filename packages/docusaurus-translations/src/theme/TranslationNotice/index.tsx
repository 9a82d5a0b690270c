import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import type {Notices} from '../../notices.ts';

export type Props = {
  /** `metadata.source` of the page. */
  readonly source: string;
};

/** Renders a notice with the sections of a page that are behind. Renders nothing if none is. */
export default function TranslationNotice({source}: Props): ReactNode {
  const {roots, pages, source: original} = usePluginData('docusaurus-translations') as Notices;
  const sections = pages[source];
  const isUntranslated = roots.some((root) => source.startsWith(root));
  if (!sections && !isUntranslated) return null;
  return (
    <Admonition type="warning" className="translation-notice">
      {sections ? (
        <>
          <p>
            <Translate id="theme.translations.behind">
              These sections are older than the original text:
            </Translate>
          </p>
          <ul>
            {sections.map(({title, fragment}, index) => (
              <li key={index}>
                {fragment ? <a href={fragment}>{title}</a> : (title ?? <Start />)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          <Translate id="theme.translations.untranslated">
            This page is not translated yet.
          </Translate>
        </p>
      )}
      {sections && <OriginalLink locale={original} />}
    </Admonition>
  );
}

function Start(): ReactNode {
  return <Translate id="theme.translations.start">Start of the page</Translate>;
}

/** Links to the page in the language that it is translated from. */
function OriginalLink({locale}: {readonly locale: string}): ReactNode {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const {currentLocale, defaultLocale, localeConfigs} = i18n;
  // The base URL of a language ends in its own folder, except for the default language.
  const base = siteConfig.baseUrl;
  const own = `/${localeConfigs[currentLocale]?.path ?? currentLocale}/`;
  const root =
    base.endsWith(own) && currentLocale !== defaultLocale ? base.slice(0, 1 - own.length) : base;
  const folder = locale === defaultLocale ? '' : `${localeConfigs[locale]?.path ?? locale}/`;
  if (!pathname.startsWith(base)) return null;
  const names = new Intl.DisplayNames([localeConfigs[currentLocale]?.htmlLang ?? currentLocale], {
    type: 'language',
  });
  return (
    <p>
      {/* Not a `Link`: it is outside of this language, where Docusaurus would find a broken link. */}
      <a href={root + folder + pathname.slice(base.length)} hrefLang={locale}>
        <Translate id="theme.translations.read" values={{language: names.of(locale)}}>
          {'Read the original ({language})'}
        </Translate>
      </a>
    </p>
  );
}
