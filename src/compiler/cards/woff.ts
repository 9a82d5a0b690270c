import {inflateSync} from 'node:zlib';

const headerLength = 44;
const entryLength = 20;

/** Unpacks a WOFF 1.0 file (W3C Recommendation, 2012) into the OpenType font it holds; anything else throws. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF 1.0 file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({length: count}, (_, index) => {
    const at = headerLength + index * entryLength;
    const offset = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
    const length = woff.readUInt32BE(at + 12);
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.subarray(at + 16, at + 20),
      data: packed.length < length ? inflateSync(packed) : packed,
    };
  });

  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * 16);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE((count - 2 ** power) * 16, 10);
  let offset = header.length;
  const bodies = tables.map(({tag, checksum, data}, index) => {
    const at = 12 + index * 16;
    tag.copy(header, at);
    checksum.copy(header, at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(data.length, at + 12);
    const body = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(body);
    offset += body.length;
    return body;
  });
  return Buffer.concat([header, ...bodies]);
}
