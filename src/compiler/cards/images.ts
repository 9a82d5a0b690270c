import {cardSvg, type Card} from './card';
import {socialImagePath} from '../../lib/address/socialImagePath';
import type {Files} from '../files';
import {kept} from '../kept';
import {CardFonts} from './fonts';
import {cachedPng} from './render';

export type SocialPage = {readonly routePath: string; readonly card: Card};

type Drawn = {
  /** By their paths below an output folder. */
  readonly files: Files<Uint8Array>;
  /** How many had to be drawn. */
  readonly drawn: number;
};

/** The images of pages. */
export async function drawImages(
  pages: readonly SocialPage[],
  {siteDir, cacheDir}: Readonly<Record<'siteDir' | 'cacheDir', string>>,
): Promise<Drawn> {
  const fonts = new CardFonts(siteDir);
  const files: Record<string, Uint8Array> = {};
  let drawn = 0;
  for (const {routePath, card} of pages) {
    const svg = kept(`card ${JSON.stringify(card)}`, () => cardSvg(card, fonts));
    const {png, isNew} = await cachedPng(svg, cacheDir);
    files[socialImagePath(routePath)] = png;
    if (isNew) drawn++;
  }
  return {files, drawn};
}
