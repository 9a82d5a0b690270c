import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const extensions = {br: '.br', gzip: '.gz'} as const;

export type Coding = keyof typeof extensions;

/** Brotli quality: 5 has 10 % more bytes than 10, which `npm run build -- --compress` uses, and takes a twentieth. */
const params = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: 5,
};

const compress: Readonly<Record<Coding, (data: Buffer) => Promise<Buffer>>> = {
  br: (data) => promisify(brotliCompress)(data, {params}),
  gzip: (data) => promisify(gzip)(data),
};

/** Returns the best coding that an `Accept-Encoding` header names and does not rule out by the weight 0. */
export function acceptedCoding(header = ''): Coding | undefined {
  const weights = new Map(
    header.split(',').map((item) => {
      const [name = '', weight = 'q=1'] = item.toLowerCase().split(';');
      return [name.trim(), Number(weight.replace(/.*=/, ''))];
    }),
  );
  return (['br', 'gzip'] as const).find((coding) => (weights.get(coding) ?? 0) > 0);
}

/** Returns a function that reads files compressed, from `.br` and `.gz` files if they exist. Results are cached. */
export function compressedFiles(): (file: string, coding: Coding) => Promise<Buffer> {
  const bodies = new Map<string, Promise<Buffer>>();
  return (file, coding) => {
    const path = file + extensions[coding];
    const body =
      bodies.get(path) ??
      (existsSync(path) ? readFile(path) : readFile(file).then((data) => compress[coding](data)));
    bodies.set(path, body);
    return body;
  };
}
