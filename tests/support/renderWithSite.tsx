import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import codeTranslations from '@generated/codeTranslations';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import i18n from '@generated/i18n';
import siteMetadata from '@generated/site-metadata';
import {render, type RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';
import type {Locale} from '../../src/site/locales';

type Options = {readonly path?: string; readonly locale?: Locale};

/** Renders a node within a router, the context of Docusaurus and a provider for elements of `<head>`. */
export function renderWithSite(
  node: ReactNode,
  {path = '/', locale = 'en'}: Options = {},
): RenderResult {
  const context = {
    siteConfig,
    siteMetadata,
    globalData,
    codeTranslations,
    i18n: {...i18n, currentLocale: locale},
  } as unknown as DocusaurusContext;
  return render(
    <Context.Provider value={context}>
      <HelmetProvider>
        <MemoryRouter initialEntries={[path]}>{node}</MemoryRouter>
      </HelmetProvider>
    </Context.Provider>,
  );
}
