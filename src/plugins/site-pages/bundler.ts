import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {listFiles} from '../../compiler/files';
import {glossaryFile} from '../../compiler/parse/glossary';
import {dataFolders} from '../../compiler/records/data';
import {translationFiles} from '../../compiler/records/translation';
import type {Locale} from '../../site/locales';
import type {Options} from './site';

/** What a compiled page depends on besides its own source. */
const cachedBy = [
  ...dataFolders,
  'src/components',
  'src/compiler',
  'src/plugins',
  'src/lib',
  'src/config',
  'src/site',
  'static/img',
];

/** What the development server watches besides the content. */
export function watchedFiles({i18n}: LoadContext, {content}: Options): string[] {
  return [
    ...dataFolders.map((folder) => `${folder}/**/*.{json,ts,tsx}`),
    glossaryFile(i18n.currentLocale as Locale, content),
  ];
}

/** What the bundler has to know: when a page is out of date, and where the development server has its mirrors. */
export function bundlerConfig(
  {siteDir, baseUrl, i18n}: LoadContext,
  {content}: Options,
  devDir: string,
) {
  const glossary = path.join(siteDir, glossaryFile(i18n.currentLocale as Locale, content));
  const isBuild = process.env.NODE_ENV !== 'development';
  const locale = i18n.currentLocale as Locale;
  const watchRecords = {
    // Not `test`, by which Docusaurus finds the rules that compile pages.
    resource: /\.mdx$/,
    enforce: 'pre',
    loader: path.join(siteDir, 'src/compiler/records/watchRecords.cjs'),
    options: {
      // A build has records in its key, and reads them once.
      folders: isBuild ? [] : [path.join(siteDir, 'src/data')],
      files: isBuild ? [] : [glossary],
      filesOf: (page: string) =>
        translationFiles(
          {siteDir, locale, file: content.translation},
          path.relative(siteDir, page),
        ),
    },
  };
  return {
    // The bundler caches compiled pages: what they were filled with has to be part of the key.
    experiments: {
      cache: {
        buildDependencies: [
          ...cachedBy.flatMap((folder) => listFiles(path.join(siteDir, folder))),
          glossary,
        ],
      },
    },
    module: {rules: [watchRecords]},
    devServer: {static: [{publicPath: baseUrl, directory: devDir, watch: false}]},
  };
}
