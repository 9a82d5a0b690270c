import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../compiler/files';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {checkOptions} from '../checkOptions';
import {bundlerConfig} from './bundler';
import {siteScripts} from './scripts';

type Options = {readonly settings: SiteSettings};

/** Puts the site's own scripts into every page, beside the bundles of Docusaurus. */
export default function siteScriptsPlugin(context: LoadContext, given: unknown): Plugin {
  const {settings} = checkOptions<Options>('site-scripts', given, {settings: 'object'});
  const {siteDir, baseUrl, outDir} = context;
  const locale = context.i18n.currentLocale as Locale;
  const {headTags, files, addresses} = siteScripts({siteDir, baseUrl, settings, locale});
  return {
    name: 'site-scripts',
    getClientModules: () =>
      ['progress', 'pages'].map((name) => path.join(siteDir, `src/client/${name}.ts`)),
    contentLoaded: ({actions}) => actions.setGlobalData(addresses),
    injectHtmlTags: () => ({headTags}),
    configureWebpack: () => bundlerConfig(siteDir, baseUrl, files),
    postBuild: () =>
      writeFiles(outDir, Object.fromEntries(files.map((file) => [file.path, file.text()]))),
  };
}
