import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../compiler/files';
import {metaTags, siteFiles} from '../../compiler/outputs/siteFiles';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {checkOptions} from '../checkOptions';

type Options = {readonly settings: SiteSettings};

/** Icons, manifest, robots.txt and what the head says about them. */
export default function siteMeta(context: LoadContext, given: unknown): Plugin {
  const {settings} = checkOptions<Options>('site-meta', given, {settings: 'object'});
  const {baseUrl, outDir, i18n, siteConfig} = context;
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'site-meta',
    injectHtmlTags: () => ({headTags: metaTags(settings.themeConfig.darkMode, baseUrl)}),
    postBuild: () =>
      writeFiles(outDir, siteFiles({settings, locale, baseUrl, siteUrl: siteConfig.url})),
  };
}
