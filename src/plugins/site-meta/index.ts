import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../compiler/folderFiles';
import {metaTags, siteFiles} from '../../compiler/outputs/siteFiles';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {Joi, validateOptions} from '../validateOptions';

type Options = {readonly settings: SiteSettings};

/** Writes icons, manifest and robots.txt, and adds their tags to the head. */
export default function siteMeta(context: LoadContext, {settings}: Options): Plugin {
  const {baseUrl, outDir, i18n, siteConfig} = context;
  const locale = i18n.currentLocale as Locale;
  return {
    name: 'site-meta',
    injectHtmlTags: () => ({headTags: metaTags(settings.themeConfig.darkMode, baseUrl)}),
    postBuild: () =>
      writeFiles(outDir, siteFiles({settings, locale, baseUrl, siteUrl: siteConfig.url})),
  };
}

siteMeta.validateOptions = validateOptions<Options>({settings: Joi.object().required()});
