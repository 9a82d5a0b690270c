import codeTranslations from '@generated/codeTranslations';
import i18n from '@generated/i18n';
import siteConfig from '@generated/docusaurus.config';
import {cleanup, type RenderResult} from '@testing-library/react';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';
import {localeBaseUrl, type Locale} from '../../../src/site/locales';
import {settings, type SiteSettings} from '../../../src/site/settings';
import {renderWithSite} from '../../support/renderWithSite';

type Messages = Record<string, {readonly message: string}>;

function messages(locale: Locale): Readonly<Record<string, string>> {
  const file = path.resolve(__dirname, `../../../i18n/${locale}/code.json`);
  const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Messages;
  return Object.fromEntries(Object.entries(catalogue).map(([id, {message}]) => [id, message]));
}

type Options = {
  readonly locale?: Locale;
  /** Route without the prefix of the language. */
  readonly path?: string;
  readonly baseUrl?: string;
  readonly settings?: SiteSettings;
  readonly locales?: readonly Locale[];
};

/** Renders a view as a page of a language has it: its messages, its base path and the settings of the site. */
export function renderIn(node: ReactNode, options: Options = {}): RenderResult {
  const {locale = 'en', path: route = '/', baseUrl = '/', locales = ['en', 'zh-Hans']} = options;
  cleanup();
  const translations = codeTranslations as Record<string, string>;
  for (const id of Object.keys(translations)) delete translations[id];
  Object.assign(translations, messages(locale));
  const base = localeBaseUrl(baseUrl, locale);
  Object.assign(siteConfig, {
    baseUrl: base,
    customFields: {repositoryUrl: 'https://github.com/a/b', settings: options.settings ?? settings},
  });
  Object.assign(i18n, {locales: [...locales]});
  return renderWithSite(node, {locale, path: `${base}${route.slice(1)}`});
}

/** Every control of a part by role and name, `button Tools`. */
export function controls(container: HTMLElement): readonly string[] {
  return [...container.querySelectorAll('button, a[href]')].map((node) => {
    const clone = node.cloneNode(true) as HTMLElement;
    for (const hidden of clone.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    const name = node.getAttribute('aria-label') ?? clone.textContent ?? '';
    return `${node.localName === 'a' ? 'link' : 'button'} ${name.replace(/\s+/g, ' ').trim()}`;
  });
}
