import fs from 'node:fs/promises';
import path from 'node:path';
import {cardSvg, type Card} from './card';
import {socialImagePath} from '../../lib/address/socialImagePath';
import {kept} from '../kept';
import {CardFonts} from './fonts';
import {cachedPng} from './render';

export type SocialPage = {readonly routePath: string; readonly card: Card};

/** Writes the images of pages below an output folder; answers how many of them had to be drawn. */
export async function writeImages(
  pages: readonly SocialPage[],
  {siteDir, outDir, cacheDir}: Readonly<Record<'siteDir' | 'outDir' | 'cacheDir', string>>,
): Promise<number> {
  const fonts = new CardFonts(siteDir);
  let drawn = 0;
  for (const {routePath, card} of pages) {
    const svg = kept(`card ${JSON.stringify(card)}`, () => cardSvg(card, fonts));
    const {png, isNew} = await cachedPng(svg, cacheDir);
    const file = path.join(outDir, socialImagePath(routePath));
    await fs.mkdir(path.dirname(file), {recursive: true});
    await fs.writeFile(file, png);
    if (isNew) drawn++;
  }
  return drawn;
}
