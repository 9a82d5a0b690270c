import path from 'node:path';
import {Worker} from 'node:worker_threads';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {compileSite, overviewsOf, readPages} from '../../compiler/build';
import {writeFiles} from '../../compiler/files';
import {agentTags} from '../../compiler/outputs/agentTags';
import {moveLeaves} from '../../compiler/outputs/leaves';
import type {Locale} from '../../site/locales';
import {checkOptions} from '../checkOptions';
import {bundlerConfig, watchedFiles} from './bundler';
import {
  aloneOf,
  contentOf,
  optionKinds,
  searchIndexOf,
  siteOf,
  type Options,
  type Completion,
} from './site';

/** Hands the content of Docusaurus to the compiler, and what the compiler makes to Docusaurus. */
export default function sitePages(context: LoadContext, given: unknown): Plugin {
  const options = checkOptions<Options>('site-pages', given, optionKinds);
  const {baseUrl, outDir, i18n} = context;
  // What the development server has instead of an output folder.
  const devDir = path.join(context.generatedFilesDir, 'site-pages', 'markdown');
  let completion: Worker | undefined;
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
      // The numbers alone: the record of releases is 60 kB.
      const versions = site.data.history.releases.map(({version}) => version).reverse();
      await actions.createData('versions.json', JSON.stringify(versions));
      actions.setGlobalData({
        ...searchIndexOf(context),
        ...aloneOf(allContent, site),
      });
      if (process.env.NODE_ENV === 'development') {
        await writeFiles(devDir, compileSite(pages, site).files);
        return;
      }
      const {data: _data, forms: _forms, ...sent} = site;
      completion = startCompletion({
        ...{content, outDir},
        site: sent,
        folders: options.content,
      });
    },
    configureWebpack: () => bundlerConfig(context, options, devDir) as never,
    async postBuild({routesPaths}) {
      await moveLeaves(outDir, baseUrl, routesPaths);
      // `npm run build` compresses what is there.
      const tell = (isWhole: boolean) => process.send?.({locale: i18n.currentLocale, isWhole});
      tell(false);
      completion?.once('exit', () => tell(true));
      completion?.ref();
      completion?.postMessage(routesPaths);
    },
  };
}

/**
 * Starts the thread that completes a build, whose file `loadConfig` puts beside this one. From when it is told of the
 * pages the process ends only when it has, and fails when it does.
 */
function startCompletion(workerData: Completion): Worker {
  const thread = new Worker(new URL('completion.mjs', import.meta.url), {workerData});
  thread.once('error', (error) => {
    throw error;
  });
  thread.unref();
  return thread;
}
