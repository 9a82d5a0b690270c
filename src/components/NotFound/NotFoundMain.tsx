'use client';

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/src/components/Icon';
import TitleText from '@site/src/components/TitleText';
import {useClientValue} from '@site/src/hooks/useClientValue';
import {useSettings} from '@site/src/hooks/useSettings';
import type {NearPage} from '@site/src/lib/address/nearestPages';
import {localeOfPath} from '@site/src/lib/address/resolveAddress';
import {homePath} from '@site/src/lib/locale/localePaths';
import {strippedLocalePath} from '@site/src/lib/locale/strippedLocalePath';
import * as limits from '@site/src/site/limits';
import {
  defaultLocale,
  localeBaseUrl,
  localeRows,
  rootBaseUrl,
  type Locale,
  type Words,
} from '@site/src/site/locales';
import {useEffect, useState, type ReactNode} from 'react';

/**
 * Renders the content of the 404 page. A static host serves one file for every unknown address, so the browser derives
 * the language from the address. `/en/…` is redirected to the address without the prefix.
 */
export default function NotFoundMain(): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {multiVersion, locales, themeConfig} = useSettings();
  const built = i18n.currentLocale as Locale;
  const root = rootBaseUrl(siteConfig.baseUrl, built);
  const locale = useClientValue(() => {
    const found = localeOfPath(window.location.pathname, root);
    return locales.includes(found) ? found : defaultLocale;
  }, built);
  const [near, setNear] = useState<readonly NearPage[]>([]);

  useEffect(() => {
    const {pathname, search, hash} = window.location;
    const stripped = strippedLocalePath(pathname, root);
    if (stripped) {
      window.location.replace(stripped + search + hash);
      return;
    }
    let isCancelled = false;
    import('./findPages')
      .then(({findPages}) => findPages({address: window.location, root, locale}))
      .then((found) => {
        if (isCancelled) return;
        if (typeof found === 'string') window.location.replace(found);
        else setNear(found);
      })
      // If the download fails, the page suggests no pages.
      .catch(() => undefined);
    return () => {
      isCancelled = true;
    };
  }, [root, locale]);

  // A page usually has the messages of one language. This page needs all languages, which the configuration contains.
  const words = (siteConfig.customFields?.notFound as Readonly<Record<Locale, Words<'NotFound'>>>)[
    locale
  ];
  const base = localeBaseUrl(root, locale);
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
      <div className="not-found__ways">
        {themeConfig.search && (
          <SearchField baseUrl={base} label={words.search} action={words.find} />
        )}
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
      </div>
      <NearPages baseUrl={base} label={words.near} pages={near} />
    </main>
  );
}

// At once, because the address decides about the language of the page, and may be that of a page that moved.
NotFoundMain.hydrate = 'load' as const;

type Props = {
  readonly baseUrl: string;
  readonly label: string;
  readonly pages: readonly NearPage[];
};

/** Renders links to pages whose address or title is similar to the unknown address. */
function NearPages({baseUrl, label, pages}: Props): ReactNode {
  if (pages.length === 0) return null;
  return (
    <nav className="not-found__near tree" aria-labelledby="near-pages">
      <p id="near-pages">{label}</p>
      <ul>
        {pages.map(({routePath, title}) => {
          const path = `${baseUrl}${routePath.slice(1)}`;
          return (
            <li key={path}>
              <a href={path}>
                <TitleText text={title} />
                <span className="not-found__path">{path}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type SearchFieldProps = {
  readonly baseUrl: string;
  readonly label: string;
  readonly action: string;
};

/** Renders a search field, handled by `src/client/openSearch.ts`. Without JavaScript it opens the list of all pages. */
function SearchField({baseUrl, label, action}: SearchFieldProps): ReactNode {
  const {allPages} = useSettings();
  return (
    <form className="not-found__search" role="search" action={`${baseUrl}${allPages.slice(1)}`}>
      <input
        className="filter__input"
        type="search"
        name="q"
        aria-label={label}
        placeholder={label}
        maxLength={limits.searchInputMax}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className="icon-button" type="submit" aria-label={action}>
        <Icon name="search" />
      </button>
    </form>
  );
}
