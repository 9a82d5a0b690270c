import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileSite, writeOutputs, type CompiledSite} from '../../compiler/build';
import {writeFiles} from '../../compiler/files';
import {indexStart} from '../../compiler/search/builtIndex';
import {agentTags} from '../../compiler/outputs/agentTags';
import type {Site} from '../../compiler/site';
import type {Locale} from '../../site/locales';
import {checkOptions} from '../checkOptions';
import {bundlerConfig, watchedFiles} from './bundler';
import {aloneOf, contentOf, optionKinds, searchIndexOf, siteOf, type Options} from './site';

/** Hands the content of Docusaurus to the compiler, and what the compiler makes to Docusaurus. */
export default function sitePages(context: LoadContext, given: unknown): Plugin {
  const options = checkOptions<Options>('site-pages', given, optionKinds);
  const {siteDir, baseUrl, outDir} = context;
  // What the development server has instead of an output folder.
  const devDir = path.join(context.generatedFilesDir, 'site-pages', 'markdown');
  let site: Site;
  let compiled: CompiledSite;
  let searchStart: string;
  return {
    name: 'site-pages',
    getPathsToWatch: () => watchedFiles(context, options),
    injectHtmlTags: () => agentTags(context.i18n.currentLocale as Locale, baseUrl),
    async allContentLoaded({allContent, actions}) {
      site = await siteOf(context, options);
      compiled = compileSite(contentOf(allContent), site);
      for (const [name, data] of Object.entries(compiled.overviews)) {
        await actions.createData(name, data);
      }
      searchStart = await indexStart(siteDir, baseUrl);
      actions.setGlobalData({
        ...searchIndexOf(context, searchStart),
        ...aloneOf(allContent, site),
      });
      if (process.env.NODE_ENV === 'development') await writeFiles(devDir, compiled.files);
    },
    configureWebpack: () => bundlerConfig(context, options, devDir) as never,
    postBuild({routesPaths}) {
      // `npm run build` begins with the next language.
      process.send?.('rendered');
      return writeOutputs(compiled, site, {outDir, routes: routesPaths, searchStart});
    },
  };
}
