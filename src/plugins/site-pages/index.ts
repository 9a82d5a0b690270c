import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../../compiler/compileSite';
import type {Files} from '../../compiler/folderFiles';
import {agentTags} from '../../compiler/outputs/agentTags';
import {moveIndexFiles} from '../../compiler/outputs/flatRoutes';
import type {Locale} from '../../site/locales';
import {isBuild} from '../isBuild';
import {Joi, validateOptions} from '../validateOptions';
import {deriveInBackground} from './background';
import {completeBuild} from './completeBuild';
import {bundlerConfig, watchedFiles} from './pagesBundlerConfig';
import {aloneOf, contentOf, searchIndexOf, siteOf, type Options} from './compilerInput';
import {finishDocuments} from './finishDocument';
import {deriveFiles, emptyFiles, pageFiles} from './pageFiles';

/** Passes the content of Docusaurus to the compiler, and the output of the compiler to Docusaurus. */
export default function sitePages(context: LoadContext, options: Options): Plugin {
  const {baseUrl, outDir, i18n} = context;
  const dataDir = path.join(context.generatedFilesDir, 'site-pages');
  // In development, the compiler of pages writes its output to this folder, and the development server serves it.
  const devDir = path.join(dataDir, 'markdown');
  let complete: ((routes: readonly string[]) => Promise<void>) | undefined;
  return {
    name: 'site-pages',
    getPathsToWatch: () => watchedFiles(context, options),
    injectHtmlTags: () => agentTags(i18n.currentLocale as Locale, baseUrl),
    async allContentLoaded({allContent, actions}) {
      const site = await siteOf(context, options);
      const content = contentOf(allContent);
      const write = async (files: Files): Promise<void> => {
        for (const [name, data] of Object.entries(files)) await actions.createData(name, data);
      };
      // Only the version numbers, because the whole record of releases has 60 kB.
      const versions = site.data.history.releases.map(({version}) => version).reverse();
      await actions.createData('versions.json', JSON.stringify(versions));
      actions.setGlobalData({
        ...searchIndexOf(context),
        ...aloneOf(allContent, site),
      });
      if (!isBuild()) {
        // The files of the last start serve until the new ones are derived; the first start has empty ones until then.
        for (const [name, data] of Object.entries(emptyFiles(content))) {
          if (!existsSync(path.join(dataDir, 'default', name)))
            await actions.createData(name, data);
        }
        const {siteDir, siteConfig} = context;
        const {currentLocale} = i18n;
        const plain = {siteDir, baseUrl, siteConfig: {url: siteConfig.url}, i18n: {currentLocale}};
        deriveInBackground(
          {context: plain, content, folder: devDir},
          options,
          (files) => void write(files),
        );
        return;
      }
      const pages = readPages(content, site);
      await write(pageFiles(pages, site));
      complete = (routes) => completeBuild(outDir, site, pages, routes);
    },
    configureWebpack: () => bundlerConfig(context, options, devDir) as never,
    async postBuild({routesPaths}) {
      await moveIndexFiles(outDir, baseUrl, routesPaths);
      await finishDocuments(outDir, baseUrl, routesPaths);
      await complete?.(routesPaths);
    },
  };
}

/** For `derivationProcess.mjs`. */
sitePages.deriveFiles = deriveFiles;

sitePages.validateOptions = validateOptions<Options>({
  content: Joi.object().required(),
  forms: Joi.object().required(),
  settings: Joi.object().required(),
});
