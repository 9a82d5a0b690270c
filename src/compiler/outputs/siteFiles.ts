import type {HtmlTags} from '@docusaurus/types';
import {identity} from '../../site/identity';
import {defaultLocale, localeBaseUrl, localeRows, type Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {Files} from '../files';

/** Grounds of the two themes, as `css/tokens.css` has them; the browser's own bars take them. */
const canvas = {light: '#fcfdfb', dark: '#0d1311'};

/** What the head of every page says of the themes, of the icon and of the manifest. */
export function metaTags(hasDarkMode: boolean, baseUrl: string): HtmlTags {
  const themeColor = (theme: keyof typeof canvas) => ({
    tagName: 'meta',
    attributes: {
      name: 'theme-color',
      ...(hasDarkMode ? {media: `(prefers-color-scheme: ${theme})`} : {}),
      content: canvas[theme],
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

type Site = {
  readonly settings: SiteSettings;
  readonly locale: Locale;
  readonly baseUrl: string;
  readonly siteUrl: string;
};

/** The manifest of a language; robots.txt once, beside the pages of the default one. */
export function siteFiles({settings, locale, baseUrl, siteUrl}: Site): Files {
  const manifest = webManifest({
    name: settings.title[locale],
    shortName: identity.name,
    description: settings.description[locale],
    lang: localeRows[locale].htmlLang,
    baseUrl,
    color: canvas.light,
  });
  const sitemaps = settings.locales.map(
    (name) => `${siteUrl}${localeBaseUrl(baseUrl, name)}sitemap.xml`,
  );
  return {
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
    ...(locale === defaultLocale && {'robots.txt': robotsText(sitemaps)}),
  };
}

/** robots.txt: everything may be read, and where the sitemaps are. */
export function robotsText(sitemaps: readonly string[]): string {
  return ['User-agent: *', 'Allow: /', '', ...sitemaps.map((url) => `Sitemap: ${url}`), ''].join(
    '\n',
  );
}

/** The web app manifest of a language (W3C Web Application Manifest). */
export function webManifest(site: {
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  readonly lang: string;
  readonly baseUrl: string;
  readonly color: string;
}) {
  const icon = (size: number) => ({
    src: `${site.baseUrl}img/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return {
    name: site.name,
    short_name: site.shortName,
    description: site.description,
    lang: site.lang,
    id: site.baseUrl,
    start_url: site.baseUrl,
    scope: site.baseUrl,
    display: 'browser',
    background_color: site.color,
    theme_color: site.color,
    icons: [
      {src: `${site.baseUrl}img/favicon.svg`, sizes: 'any', type: 'image/svg+xml'},
      icon(192),
      icon(512),
    ],
  };
}
