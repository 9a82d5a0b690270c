import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {indexedPng} from './png';
import type {CardFonts} from './fonts';

const require = createRequire(import.meta.url);
/**
 * The renderer can be started once in a process, but Docusaurus loads this module again for every language: that it
 * has been started hangs on the process. Its id is what the bytes depend on besides drawing and fonts.
 */
const shared = globalThis as unknown as Record<symbol, Promise<{readonly id: string}> | undefined>;
const key = Symbol.for('rslib-docs.social-renderer');
const renderer = (): Promise<{readonly id: string}> => (shared[key] ??= startRenderer());

async function startRenderer(): Promise<{readonly id: string}> {
  const wasm = await fs.readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(wasm);
  const digest = createHash('sha256').update(wasm).digest('hex');
  return {id: `${digest} zlib ${process.versions.zlib} indexed`};
}

/** A drawing as PNG. Texts are drawn with the given fonts alone, so that every machine writes the same bytes. */
export async function renderPng(svg: string, fonts: readonly Uint8Array[]): Promise<Uint8Array> {
  await renderer();
  const drawing = new Resvg(svg, {font: {fontBuffers: [...fonts]}});
  const image = drawing.render();
  const png =
    indexedPng({width: image.width, height: image.height, data: image.pixels}) ?? image.asPng();
  image.free();
  drawing.free();
  return png;
}

type Rendered = {readonly png: Uint8Array; readonly isNew: boolean};

/** The picture of a drawing, from the cache folder when the same drawing was rendered with the same fonts before. */
export async function cachedPng(
  svg: string,
  fonts: CardFonts,
  cacheDir: string,
): Promise<Rendered> {
  const buffers = fonts.filesFor(svg);
  const {id} = await renderer();
  const hash = createHash('sha256').update(`${id}\0${svg}`);
  for (const buffer of buffers) hash.update(buffer);
  const file = path.join(cacheDir, `${hash.digest('hex')}.png`);
  const known = await fs.readFile(file).catch(() => undefined);
  if (known) return {png: known, isNew: false};
  const png = await renderPng(svg, buffers);
  await fs.mkdir(cacheDir, {recursive: true});
  // Renamed when it is whole: two builds may write at once.
  const part = `${file}.${process.pid}`;
  await fs.writeFile(part, png);
  await fs.rename(part, file);
  return {png, isNew: true};
}
