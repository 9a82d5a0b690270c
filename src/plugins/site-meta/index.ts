import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {identity} from '../../site/identity';
import {defaultLocale, localeBaseUrl, localeRows, type Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {robotsText, webManifest} from '../../compiler/outputs/siteFiles';

/** Grounds of the two themes, as `css/tokens.css` has them; the browser's own bars take them. */
const canvas = {light: '#fcfdfb', dark: '#0d1311'};

type Options = {readonly settings: SiteSettings};

/** Icons, manifest, robots.txt and what the head says about them. */
export default function siteMeta(context: LoadContext, {settings}: Options): Plugin {
  const {baseUrl, outDir, i18n, siteConfig} = context;
  const {darkMode} = settings.themeConfig;
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'site-meta',

    injectHtmlTags() {
      const meta = (theme: keyof typeof canvas) => ({
        tagName: 'meta',
        attributes: {
          name: 'theme-color',
          ...(darkMode ? {media: `(prefers-color-scheme: ${theme})`} : {}),
          content: canvas[theme],
        },
      });
      return {
        headTags: [
          meta('light'),
          ...(darkMode ? [meta('dark')] : []),
          {
            tagName: 'meta',
            attributes: {name: 'color-scheme', content: darkMode ? 'light dark' : 'light'},
          },
          {
            tagName: 'link',
            attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`},
          },
          {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
        ],
      };
    },

    async postBuild() {
      const manifest = webManifest({
        name: settings.title[locale],
        shortName: identity.name,
        description: settings.description[locale],
        lang: localeRows[locale].htmlLang,
        baseUrl,
        color: canvas.light,
      });
      await fs.writeFile(
        path.join(outDir, 'manifest.webmanifest'),
        `${JSON.stringify(manifest, null, 2)}\n`,
      );
      if (locale === defaultLocale) {
        const sitemaps = settings.locales.map(
          (name) => `${siteConfig.url}${localeBaseUrl(baseUrl, name)}sitemap.xml`,
        );
        await fs.writeFile(path.join(outDir, 'robots.txt'), robotsText(sitemaps));
      }
    },
  };
}
