import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSettings} from '@site/src/hooks/useSettings';
import {homePath} from '@site/src/lib/locale/paths';
import {strippedLocalePath} from '@site/src/lib/locale/notFound';
import {
  defaultLocale,
  localeBaseUrl,
  localeRows,
  type Locale,
  type Words,
} from '@site/src/site/locales';
import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import NearPages from './NearPages';

const neverChanges = () => () => undefined;

/** The language of the site that an address speaks; the default one when it names none. */
function localeOf(pathname: string, root: string, locales: readonly Locale[]): Locale {
  return (
    locales.find(
      (name) => localeRows[name].prefix && pathname.startsWith(localeBaseUrl(root, name)),
    ) ?? defaultLocale
  );
}

/**
 * The not-found page. A static host serves one file for every unknown address, so the language comes from the
 * address once the page runs; `/en/…` leads to the same page without the prefix, an old address to its new place.
 */
export default function NotFound(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {multiVersion, locales} = useSettings();
  const built = i18n.currentLocale as Locale;
  const root = siteConfig.baseUrl.slice(
    0,
    siteConfig.baseUrl.length - localeRows[built].prefix.length,
  );
  const locale = useSyncExternalStore(
    neverChanges,
    () => localeOf(window.location.pathname, root, locales),
    () => built,
  );

  useEffect(() => {
    const {pathname, search, hash} = window.location;
    const stripped = strippedLocalePath(pathname, root);
    if (stripped) {
      window.location.replace(stripped + search + hash);
      return;
    }
    // A host without rules serves this page for addresses that a host with rules redirects. Every document
    // carries this component, so the table is fetched here, where it may be needed.
    import('@site/src/lib/address/movedAddress')
      .then(({movedAddress}) => movedAddress(pathname, search, root))
      .then((moved) => {
        if (moved) window.location.replace(moved);
      })
      .catch(() => undefined);
  }, [root]);

  // One built file may have to speak any language, while a page carries the messages of its own only.
  const words = (siteConfig.customFields?.notFound as Readonly<Record<Locale, Words<'NotFound'>>>)[
    locale
  ];
  return (
    <main className="not-found" id="content" tabIndex={-1} lang={localeRows[locale].htmlLang}>
      <svg
        className="not-found__art"
        viewBox="0 0 120 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeLinecap="round"
        aria-hidden="true">
        <path d="M16 6v46a18 18 0 0 0 18 18h14M16 24a14 14 0 0 0 14 14h36" />
        <circle cx="78" cy="38" r="6" fill="currentColor" stroke="none" />
        <path d="M60 70h.1M72 70h.1" opacity=".55" />
        <circle cx="92" cy="70" r="11" strokeWidth="3" strokeDasharray="4.500 6" />
      </svg>
      <h1 className="not-found__code">404</h1>
      <p className="not-found__title">{words.title}</p>
      <p className="not-found__text">{words.text}</p>
      <a
        className="button button--solid"
        href={homePath({
          baseUrl: root,
          prefix: localeRows[locale].prefix,
          version: multiVersion.versions.find((version) => root.endsWith(`/${version}/`)),
          defaultVersion: multiVersion.default,
        })}>
        {words.home}
      </a>
      <NearPages baseUrl={localeBaseUrl(root, locale)} title={words.near} />
    </main>
  );
}
