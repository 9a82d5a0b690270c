import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileSite, overviewsOf, readPages} from '../../compiler/compileSite';
import {writeFiles} from '../../compiler/folderFiles';
import {agentTags} from '../../compiler/outputs/agentTags';
import {moveIndexFiles} from '../../compiler/outputs/flatRoutes';
import {hoverData} from '../../compiler/outputs/hoverData';
import {readHovers} from '../../compiler/records/recordedHovers';
import type {Locale} from '../../site/locales';
import {isBuild} from '../isBuild';
import {Joi, validateOptions} from '../validateOptions';
import {completeBuild} from './completeBuild';
import {bundlerConfig, watchedFiles} from './pagesBundlerConfig';
import {aloneOf, contentOf, searchIndexOf, siteOf, type Options} from './compilerInput';

/** Passes the content of Docusaurus to the compiler, and the output of the compiler to Docusaurus. */
export default function sitePages(context: LoadContext, options: Options): Plugin {
  const {baseUrl, outDir, i18n} = context;
  // In development, the compiler of pages writes its output to this folder, and the development server serves it.
  const devDir = path.join(context.generatedFilesDir, 'site-pages', 'markdown');
  let complete: ((routes: readonly string[]) => Promise<void>) | undefined;
  return {
    name: 'site-pages',
    getPathsToWatch: () => watchedFiles(context, options),
    injectHtmlTags: () => agentTags(i18n.currentLocale as Locale, baseUrl),
    async allContentLoaded({allContent, actions}) {
      const site = await siteOf(context, options);
      const content = contentOf(allContent);
      const pages = readPages(content, site);
      for (const [name, data] of Object.entries(overviewsOf(pages))) {
        await actions.createData(name, data);
      }
      // Only the version numbers, because the whole record of releases has 60 kB.
      const versions = site.data.history.releases.map(({version}) => version).reverse();
      await actions.createData('versions.json', JSON.stringify(versions));
      const hovers = hoverData(readHovers(context.siteDir), pages.documents, site);
      await actions.createData('hovers.json', JSON.stringify(hovers));
      actions.setGlobalData({
        ...searchIndexOf(context),
        ...aloneOf(allContent, site),
      });
      if (!isBuild()) {
        await writeFiles(devDir, compileSite(pages, site).files);
        return;
      }
      complete = (routes) => completeBuild(outDir, site, pages, routes);
    },
    configureWebpack: () => bundlerConfig(context, options, devDir) as never,
    async postBuild({routesPaths}) {
      await moveIndexFiles(outDir, baseUrl, routesPaths);
      await complete?.(routesPaths);
    },
  };
}

sitePages.validateOptions = validateOptions<Options>({
  content: Joi.object().required(),
  forms: Joi.object().required(),
  settings: Joi.object().required(),
});
