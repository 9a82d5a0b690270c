import fs from 'node:fs/promises';
import path from 'node:path';
import {compileSite, overviewsOf, readPages, type SiteContent} from '../../compiler/compileSite';
import {listFiles, writeFiles, type Files} from '../../compiler/folderFiles';
import {hoverData} from '../../rslib/options/hoverData';
import {overviewDataFile} from '../../compiler/outputs/overviewData';
import {readHovers} from '../../compiler/code/recordedHovers';
import {writeReleases} from '../../rslib/releases/writeReleases';
import {sourceIndex} from '../../compiler/search/sourceIndex';
import type {SiteContext} from '../../compiler/siteContext';
import {releasesFolder} from '../site-releases';
import {siteOf, type BuildContext, type Options} from './compilerInput';

/** Returns the data files that pages import, which depend on other pages. */
export function pageFiles(pages: ReturnType<typeof readPages>, site: SiteContext): Files {
  const hovers = hoverData(readHovers(site.siteDir), pages.documents, site);
  return {...overviewsOf(pages), 'hovers.json': JSON.stringify(hovers)};
}

/** Returns the same files without data, from content that is not parsed. */
export function emptyFiles({version, releases, blog}: SiteContent): Files {
  const overviews = [...version.docs, ...(releases?.docs ?? [])]
    .filter((doc) => doc.frontMatter['overview' as never] && doc.sidebar)
    .map(({source}) => overviewDataFile(source));
  return {
    ...Object.fromEntries(overviews.map((name) => [name, '[]'])),
    ...(blog && {'overview-blog.json': '[]'}),
    'hovers.json': '{"texts":{},"blocks":{}}',
  };
}

/** Folder and content of the development server of a language. */
export type DevInput = {
  readonly context: BuildContext;
  readonly content: SiteContent;
  /** Folder for the files that the server serves. */
  readonly folder: string;
};

/**
 * Writes the files of the development server that depend on all pages: pages about releases, Markdown mirrors, lists
 * and the search index. Passes the data files that pages import to `onFiles`.
 */
export async function deriveFiles(
  {context, content, folder}: DevInput,
  options: Options,
  onFiles: (files: Files) => unknown,
): Promise<void> {
  const site = await siteOf(context, options);
  const pages = readPages(content, site);
  onFiles(pageFiles(pages, site));
  const {siteDir, locale} = site;
  const releases = path.join(siteDir, releasesFolder(locale));
  await writeReleases(releases, siteDir, locale, options.content);
  const {files, log} = compileSite(pages, site);
  await writeFiles(folder, files);
  const index = sourceIndex(pages, site, log);
  await writeFiles(folder, index);
  const outdated = listFiles(path.join(folder, 'assets/search')).filter(
    (file) => !(path.relative(folder, file).split(path.sep).join('/') in index),
  );
  await Promise.all(outdated.map((file) => fs.rm(file, {force: true})));
}
