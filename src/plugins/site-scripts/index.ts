import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from '../../compiler/folderFiles';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import {Joi, validateOptions} from '../validateOptions';
import {bundlerConfig} from './scriptsBundlerConfig';
import {siteScripts} from './siteScripts';

type Options = {readonly settings: SiteSettings};

/** Modules that run in the browser bundle, without React. */
const clientModules = [
  'openSearch',
  'progressBar',
  'routeUpdates',
  'sidebarState',
  'storedChoices',
  'unfoldForPrint',
];

/** Adds the head script and the deferred stylesheets to every page. */
export default function siteScriptsPlugin(context: LoadContext, {settings}: Options): Plugin {
  const {siteDir, baseUrl, outDir} = context;
  const locale = context.i18n.currentLocale as Locale;
  const {headTags, files, addresses} = siteScripts({siteDir, baseUrl, settings, locale});
  return {
    name: 'site-scripts',
    getClientModules: () =>
      clientModules.map((name) => path.join(siteDir, `src/client/${name}.ts`)),
    contentLoaded: ({actions}) => actions.setGlobalData(addresses),
    injectHtmlTags: () => ({headTags}),
    configureWebpack: () => bundlerConfig(siteDir, baseUrl, files),
    postBuild: () =>
      writeFiles(outDir, Object.fromEntries(files.map((file) => [file.path, file.text()]))),
  };
}

siteScriptsPlugin.validateOptions = validateOptions<Options>({settings: Joi.object().required()});
