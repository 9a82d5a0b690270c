import {cardColours, cardSvg, type Card} from './cardSvg';
import {socialImagePath} from '../../lib/address/socialImagePath';
import type {Files} from '../folderFiles';
import {cached} from '../cache';
import {CardFonts} from './cardFonts';
import {cachedPng} from './renderPng';

export type SocialPage = {readonly routePath: string; readonly card: Card};

type Drawn = {
  readonly files: Files<Uint8Array>;
  readonly drawn: number;
};

/** Draws the social images of pages, or reads them from the cache. `drawn` counts images that were not cached. */
export async function drawImages(
  pages: readonly SocialPage[],
  {siteDir, cacheDir}: Readonly<Record<'siteDir' | 'cacheDir', string>>,
): Promise<Drawn> {
  const fonts = new CardFonts(siteDir);
  const files: Record<string, Uint8Array> = {};
  let drawn = 0;
  for (const {routePath, card} of pages) {
    const key = `card ${JSON.stringify([card, cardColours])}`;
    const svg = cached(key, () => cardSvg(card, fonts));
    const {png, isNew} = await cachedPng(svg, cacheDir);
    files[socialImagePath(routePath)] = png;
    if (isNew) drawn++;
  }
  return {files, drawn};
}
