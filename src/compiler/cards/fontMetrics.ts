/** How wide the characters of a font are, in parts of the font size; undefined for one that the font lacks. */
export type Advances = (codePoint: number) => number | undefined;

/** Reads the widths of an OpenType font from its tables `cmap`, `hmtx`, `hhea` and `head`. */
export function readAdvances(font: Buffer): Advances {
  const unitsPerEm = table(font, 'head').readUInt16BE(18);
  const measured = table(font, 'hhea').readUInt16BE(34);
  const widths = table(font, 'hmtx');
  const glyphOf = readCmap(table(font, 'cmap'));
  return (codePoint) => {
    const glyph = glyphOf(codePoint);
    return glyph === 0
      ? undefined
      : widths.readUInt16BE(Math.min(glyph, measured - 1) * 4) / unitsPerEm;
  };
}

function table(font: Buffer, name: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    if (font.toString('latin1', at, at + 4) !== name) continue;
    const offset = font.readUInt32BE(at + 8);
    return font.subarray(offset, offset + font.readUInt32BE(at + 12));
  }
  throw new Error(`The font has no table "${name}"`);
}

/** Finds the glyph of a character, 0 when there is none; segments (format 4) and groups (format 12) are read. */
function readCmap(cmap: Buffer): (codePoint: number) => number {
  const readers = Array.from({length: cmap.readUInt16BE(2)}, (_, index) => {
    const part = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 12) return (codePoint: number) => glyphInGroups(part, codePoint);
    if (format === 4) return (codePoint: number) => glyphInSegments(part, codePoint);
    return () => 0;
  });
  return (codePoint) => {
    for (const read of readers) {
      const glyph = read(codePoint);
      if (glyph !== 0) return glyph;
    }
    return 0;
  };
}

function glyphInGroups(part: Buffer, codePoint: number): number {
  for (let index = 0; index < part.readUInt32BE(12); index++) {
    const at = 16 + index * 12;
    const first = part.readUInt32BE(at);
    if (codePoint < first || codePoint > part.readUInt32BE(at + 4)) continue;
    return part.readUInt32BE(at + 8) + codePoint - first;
  }
  return 0;
}

function glyphInSegments(part: Buffer, codePoint: number): number {
  const size = part.readUInt16BE(6);
  for (let at = 0; at < size && codePoint <= 0xffff; at += 2) {
    if (codePoint > part.readUInt16BE(14 + at)) continue;
    const first = part.readUInt16BE(16 + size + at);
    if (codePoint < first) return 0;
    const delta = part.readUInt16BE(16 + 2 * size + at);
    const rangeAt = 16 + 3 * size + at;
    const range = part.readUInt16BE(rangeAt);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = part.readUInt16BE(rangeAt + range + (codePoint - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
