import {
  textKey,
  type HoverPlace,
  type HoverRecord,
} from '../../../src/compiler/code/recordedHovers';
import {compareText} from '../../../src/lib/page/fileTree';
import type {HoverText} from '../../../src/lib/hovers/hoverText';
import type {Described} from './describeNames';

type DescribedBlock = {readonly key: string; readonly names: readonly Described[]};

/** Builds the sorted record of code blocks. Throws if equal blocks have different descriptions. */
export function buildHoverRecord(blocks: readonly DescribedBlock[]): HoverRecord {
  const texts = new Map<string, HoverText>();
  const found = new Map<string, readonly HoverPlace[]>();
  for (const {key, names} of blocks) {
    if (names.length === 0) continue;
    const places = names.map(({line, column, code, doc, option}): HoverPlace => {
      const text: HoverText = {code, ...(doc && {doc}), ...(option && {option})};
      texts.set(textKey(text), text);
      return [line, column, textKey(text)];
    });
    const earlier = found.get(key);
    if (earlier && JSON.stringify(earlier) !== JSON.stringify(places)) {
      throw new Error(`Two equal blocks (${key}) have different types: change one of them.`);
    }
    found.set(key, places);
  }
  const sortedTexts = [...texts].sort(
    ([a, left], [b, right]) => compareText(left.code, right.code) || compareText(a, b),
  );
  return {
    texts: Object.fromEntries(sortedTexts),
    blocks: Object.fromEntries([...found].sort(([a], [b]) => compareText(a, b))),
  };
}

/** Serialises a record with one line per text and per block. */
export function serialiseHovers({texts, blocks}: HoverRecord): string {
  const lines = (record: object): string =>
    Object.entries(record)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "texts": {\n${lines(texts)}\n  },\n  "blocks": {\n${lines(blocks)}\n  }\n}\n`;
}
