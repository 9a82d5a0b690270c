import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {listFiles} from '../../compiler/folderFiles';
import {glossaryFile} from '../../compiler/parse/glossaryTerms';
import {dataFolders} from '../../rslib/pageData';
import {translationFiles} from '../../compiler/parse/pageTranslations';
import type {Locale} from '../../site/locales';
import {isBuild} from '../isBuild';
import type {Options} from './compilerInput';

/** Folders whose files are part of every compiled page, or take part in compiling it. */
const dependencies = [
  ...dataFolders,
  'packages',
  'src/components',
  'src/compiler',
  'src/plugins',
  'src/rslib',
  'src/lib',
  'src/config',
  'src/site',
  'static/img',
];

/** Returns the files that the development server watches besides the content. */
export function watchedFiles({i18n}: LoadContext, {content}: Options): string[] {
  return [
    ...dataFolders.map((folder) => `${folder}/**/*.{json,ts,tsx}`),
    glossaryFile(i18n.currentLocale as Locale, content),
  ];
}

/** Returns bundler options: the files that compiled pages depend on, and the development server's folder of mirrors. */
export function bundlerConfig(
  {siteDir, baseUrl, i18n}: LoadContext,
  {content}: Options,
  devDir: string,
) {
  const locale = i18n.currentLocale as Locale;
  const glossary = path.join(siteDir, glossaryFile(locale, content));
  const watchRecords = {
    // `resource` instead of `test`: Docusaurus would take a rule with this `test` for its own rule for pages.
    resource: /\.mdx$/,
    enforce: 'pre',
    loader: path.join(siteDir, 'src/plugins/site-pages/watchRecords.cjs'),
    options: {
      // Nothing in builds, where `buildDependencies` below includes these files.
      folders: isBuild() ? [] : [path.join(siteDir, 'src/data')],
      files: isBuild() ? [] : [glossary],
      filesOf: (page: string) =>
        translationFiles(
          {siteDir, locale, file: content.translation},
          path.relative(siteDir, page),
        ),
    },
  };
  return {
    // A change of these files invalidates all cached pages.
    experiments: {
      cache: {
        buildDependencies: [
          ...dependencies.flatMap((folder) => listFiles(path.join(siteDir, folder))),
          glossary,
        ],
      },
    },
    module: {rules: [watchRecords]},
    // The docs plugin writes this file for each reload, even without a change, and all pages depend on it.
    watchOptions: {ignored: /[\\/](?:\.git|node_modules)[\\/]|__mdx-loader-dependency\.json$/},
    devServer: {static: [{publicPath: baseUrl, directory: devDir, watch: false}]},
  };
}
