import path from 'node:path';
import {drawImages} from '../../compiler/cards/drawImages';
import {compileSite, type readPages} from '../../compiler/compileSite';
import {writeFiles} from '../../compiler/folderFiles';
import {builtIndex} from '../../compiler/search/builtIndex';
import type {SiteContext} from '../../compiler/siteContext';

/**
 * Writes all files of a language that are not HTML: Markdown mirrors, feeds, lists for assistants, social images and
 * the search index, which is built from the HTML of the pages at `routes`.
 */
export async function completeBuild(
  outDir: string,
  site: SiteContext,
  pages: ReturnType<typeof readPages>,
  routes: readonly string[],
): Promise<void> {
  const {siteDir, baseUrl, locale, data} = site;
  const {files, cards, log} = compileSite(pages, site);
  const images = await drawImages(cards, {
    siteDir,
    cacheDir: path.join(siteDir, '.cache/social'),
  });
  console.log(`Social images of ${locale}: ${cards.length}, ${images.drawn} drawn.`);
  const index = await builtIndex(
    outDir,
    {baseUrl, locale, options: data.options.options},
    {routes, log},
  );
  await writeFiles(outDir, {...files, ...images.files, ...index});
}
