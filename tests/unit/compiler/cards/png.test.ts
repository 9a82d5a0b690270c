import {inflateSync} from 'node:zlib';
import {indexedPng, type Pixels} from '../../../../src/compiler/cards/renderPng';

function picture(width: number, height: number, colours: number): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const colour = pixel % colours;
    data.set([colour & 255, (colour >> 8) * 7, 200, 255], pixel * 4);
  }
  return {width, height, data};
}

/** Decodes a PNG (ISO 15948) with a palette. */
function decode(png: Buffer): Pixels {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = chunks.get('PLTE')!;
  const rows = inflateSync(chunks.get('IDAT')!);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    expect(rows[y * (width + 1)]).toBe(0);
    for (let x = 0; x < width; x++) {
      const index = rows[y * (width + 1) + 1 + x]!;
      data.set([...palette.subarray(index * 3, index * 3 + 3), 255], (y * width + x) * 4);
    }
  }
  return {width, height, data};
}

test.each([
  [1, 1, 1],
  [7, 5, 3],
  [64, 32, 256],
])('a picture of %d × %d in %d colours round-trips', (width, height, colours) => {
  const before = picture(width, height, colours);
  expect(decode(indexedPng(before)!)).toEqual(before);
});

test('a picture with more than 256 colours is not indexed', () => {
  expect(indexedPng(picture(64, 32, 257))).toBeUndefined();
});
