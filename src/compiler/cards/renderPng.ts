import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {indexedPng} from './indexedPng';

const require = createRequire(import.meta.url);
let reading: ReturnType<typeof readRenderer> | undefined;
let starting: Promise<void> | undefined;

/** Reads the WASM renderer. `id` identifies everything except the SVG that affects the bytes of an image. */
async function readRenderer() {
  const wasm = await fs.readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  const digest = createHash('sha256').update(wasm).digest('hex');
  return {wasm, id: `${digest} zlib ${process.versions.zlib} indexed 7`};
}

/** Renders an SVG without `<text>` as PNG. No fonts are involved, so the bytes are the same on every machine. */
export async function renderPng(svg: string): Promise<Uint8Array> {
  reading ??= readRenderer();
  // `initWasm` may be called only once, so its promise is stored. If all images are cached, it is never called.
  await (starting ??= reading.then(({wasm}) => initWasm(wasm)));
  const drawing = new Resvg(svg);
  const image = drawing.render();
  const png =
    indexedPng({width: image.width, height: image.height, data: image.pixels}) ?? image.asPng();
  image.free();
  drawing.free();
  return png;
}

type Rendered = {readonly png: Uint8Array; readonly isNew: boolean};

/** Returns the PNG of a drawing, from the cache folder if it was rendered before. */
export async function cachedPng(svg: string, cacheDir: string): Promise<Rendered> {
  const {id} = await (reading ??= readRenderer());
  const hash = createHash('sha256').update(`${id}\0${svg}`).digest('hex');
  const file = path.join(cacheDir, `${hash}.png`);
  const cachedFile = await fs.readFile(file).catch(() => undefined);
  if (cachedFile) return {png: cachedFile, isNew: false};
  const png = await renderPng(svg);
  await fs.mkdir(cacheDir, {recursive: true});
  // Writes to a temporary file and renames it, so that another build at the same time never reads half a file.
  const part = `${file}.${process.pid}`;
  await fs.writeFile(part, png);
  await fs.rename(part, file);
  return {png, isNew: true};
}
