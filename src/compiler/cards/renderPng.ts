import {initWasm, Resvg} from '@resvg/resvg-wasm';
import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {crc32, deflateSync} from 'node:zlib';

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

/** RGBA pixels, four bytes each, in rows from the top. */
export type Pixels = {readonly width: number; readonly height: number; readonly data: Uint8Array};

const maxColours = 256;

/** Encodes an opaque image as PNG with a palette, a third as large as RGBA; undefined for more than 256 colours. */
export function indexedPng({width, height, data}: Pixels): Buffer | undefined {
  // A pixel is read as one 32-bit number, because comparing numbers is faster than comparing four bytes.
  const pixels = new Int32Array(data.buffer, data.byteOffset, width * height);
  const colours = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let last = ~pixels[0]!;
  let index = 0;
  for (let y = 0, from = 0; y < height; y++) {
    // The first byte of a row is its filter type. It is skipped here, so it stays 0 (none).
    for (let to = y * (width + 1) + 1; to < (y + 1) * (width + 1); to++, from++) {
      const pixel = pixels[from]!;
      if (pixel !== last) {
        index = colours.get(pixel) ?? colours.size;
        if (index === maxColours) return undefined;
        colours.set(pixel, index);
        last = pixel;
      }
      rows[to] = index;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(
    [...new Uint8Array(Int32Array.from(colours.keys()).buffer)].filter((_, at) => at % 4 < 3),
  );
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    // Level 8 would take three times as long to save 6 % of the bytes.
    chunk('IDAT', deflateSync(rows, {level: 7})),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}
