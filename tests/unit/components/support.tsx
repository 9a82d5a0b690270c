import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import siteConfig from '@generated/docusaurus.config';
import {cleanup, type RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import {catalogue, getViewMessages} from '../../../src/compiler/messages';
import {localeBaseUrl, locales, type Locale} from '../../../src/site/locales';
import {settings} from '../../../docusaurus.config';
import type {SiteSettings} from '../../../src/site/settings';
import {renderWithSite} from '../../support/renderWithSite';

type Options = {
  readonly locale?: Locale;
  /** Path without the base path and the prefix of the language. */
  readonly path?: string;
  readonly baseUrl?: string;
  readonly settings?: SiteSettings;
};

/** Renders a component with the messages, base path and settings of a page. */
export function renderIn(node: ReactNode, options: Options = {}): RenderResult {
  const {locale = 'en', path: route = '/', baseUrl = '/'} = options;
  cleanup();
  const translations = codeTranslations as Record<string, string>;
  for (const id of Object.keys(translations)) delete translations[id];
  Object.assign(translations, catalogue(locale));
  const base = localeBaseUrl(baseUrl, locale);
  Object.assign(siteConfig, {
    baseUrl: base,
    customFields: {
      repositoryUrl: 'https://github.com/a/b',
      settings: options.settings ?? settings,
      static: options.settings ?? settings,
      notFound: Object.fromEntries(
        locales.map((name) => [name, getViewMessages(name, 'NotFound')]),
      ),
    },
  });
  Object.assign(i18n, {locales});
  return renderWithSite(node, {locale, path: `${base}${route.slice(1)}`});
}

/** Returns role and accessible name of each link and button: `button Tools`. */
export function controls(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll('button, a[href]')].map((node) => {
    const clone = node.cloneNode(true) as HTMLElement;
    for (const hidden of clone.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    const name = node.getAttribute('aria-label') ?? clone.textContent ?? '';
    return `${node.localName === 'a' ? 'link' : 'button'} ${name.replace(/\s+/g, ' ').trim()}`;
  });
}
