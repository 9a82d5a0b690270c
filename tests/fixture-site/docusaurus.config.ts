import path from 'node:path';
import type {Config} from '@docusaurus/types';
import * as limits from '../../src/site/limits';
import {storageNamespace} from '../../src/site/identity';
import {defaultLocale} from '../../src/site/locales';
import type {SiteSettings} from '../../src/site/settings';
import type {Variant} from '../../tools/test/variants';
import {variants} from './settings';

const folder = 'tests/fixture-site';
const settings: SiteSettings = variants[(process.env.FIXTURE ?? 'full') as Variant];

const content = {
  docs: `${folder}/docs`,
  pages: `${folder}/pages`,
  i18n: '.cache/fixture/i18n',
  sidebars: `${folder}/sidebars.ts`,
  // Undefined for a site in one language, which has no translations.
  translation: settings.locales.length > 1 ? `${folder}/translation.json` : undefined,
};

/** Returns the configuration of a site about an invented product, with the theme and the plugins of the real site. */
export default async function config(): Promise<Config> {
  const {createSite, plugins} = await import('../../src/config');
  const site = createSite({settings, content});
  const {locale} = site;
  return {
    ...site.config,
    title: settings.title[locale],
    tagline: settings.description[locale],
    favicon: 'img/favicon.svg',
    staticDirectories: ['static', `${folder}/static`],
    storage: {namespace: storageNamespace},
    i18n: {
      path: content.i18n,
      defaultLocale,
      locales: [...settings.locales],
      localeConfigs: site.localeConfigs,
    },
    presets: [
      [
        plugins.preset,
        {
          debug: false,
          docs: {
            path: content.docs,
            routeBasePath: '/',
            sidebarPath: content.sidebars,
            exclude: ['**/_partials/**', '**/shared/**'],
            breadcrumbs: true,
            ...site.docsOptions,
          },
          blog: false,
          pages: {path: content.pages, ...site.mdx},
          sitemap: site.sitemap,
          svgr: false,
          theme: {customCss: site.styleSheets},
        },
      ],
    ],
    plugins: [
      plugins.modules,
      () => ({name: 'own-theme', getThemePath: () => path.resolve(folder, 'theme')}),
      [
        plugins.islands,
        {
          folders: [content.pages, content.docs, content.i18n],
          themes: ['src/theme', `${folder}/theme`],
          colorMode: 'src/hooks/colorMode.ts',
          separate: ['HoverCard', 'Zoom', 'NotFound/NotFoundMain', 'Overview/OverviewFilter'],
        },
      ],
      [plugins.pages, {settings, content, forms: plugins.forms}],
      [plugins.scripts, {settings}],
      [plugins.meta, {settings}],
      [plugins.translation, {content}],
      'docusaurus-plugin-image-zoom',
      () => ({
        name: 'count-routes',
        getClientModules: () => [path.resolve(folder, 'components/countRoutes.ts')],
      }),
    ],
    themeConfig: {
      ...site.themeConfig,
      zoom: {
        selector: '.markdown img',
        background: {light: 'var(--site-canvas)', dark: 'var(--site-canvas)'},
        config: {margin: limits.zoomMargin, scrollOffset: limits.zoomScrollOffset},
      },
    },
  };
}
