import type {HtmlTags} from '@docusaurus/types';
import {identity} from '../../site/identity';
import {defaultLocale, localeBaseUrl, localeRows} from '../../site/locales';
import {readTokens, tokenColour, type Theme} from '../designTokens';
import type {Files} from '../folderFiles';
import type {SiteContext} from '../siteContext';

const canvas = (theme: Theme): string => tokenColour(readTokens(theme), 'canvas');

export function metaTags(hasDarkMode: boolean, baseUrl: string): HtmlTags {
  const themeColor = (theme: Theme) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      ...(hasDarkMode ? {media: `(prefers-color-scheme: ${theme})`} : {}),
      content: canvas(theme),
    },
  });
  return [
    themeColor('light'),
    ...(hasDarkMode ? [themeColor('dark')] : []),
    {
      tagName: 'meta',
      attributes: {name: 'color-scheme', content: hasDarkMode ? 'light dark' : 'light'},
    },
    {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`}},
    {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
  ];
}

type Site = Pick<SiteContext, 'settings' | 'locale' | 'baseUrl' | 'siteUrl'>;

/** Returns the web app manifest of a language, and for the default language `robots.txt` as well. */
export function siteFiles({settings, locale, baseUrl, siteUrl}: Site): Files {
  const icon = (size: number) => ({
    src: `${baseUrl}img/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  const manifest = {
    name: settings.title[locale],
    short_name: identity.name,
    description: settings.description[locale],
    lang: localeRows[locale].htmlLang,
    id: baseUrl,
    start_url: baseUrl,
    scope: baseUrl,
    display: 'browser',
    background_color: canvas('light'),
    theme_color: canvas('light'),
    icons: [
      {src: `${baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml'},
      icon(192),
      icon(512),
    ],
  };
  const sitemaps = settings.locales.map(
    (name) => `Sitemap: ${siteUrl}${localeBaseUrl(baseUrl, name)}sitemap.xml\n`,
  );
  return {
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    ...(locale === defaultLocale && {
      'robots.txt': `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`,
    }),
  };
}
