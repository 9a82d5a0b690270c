import {
  shortHash,
  type HoverPlace,
  type HoverRecord,
} from '../../src/compiler/records/recordedHovers';
import type {HoverText} from '../../src/lib/hovers/hoverText';
import type {Described} from './describeNames';

/** A block with the descriptions of its names. */
type DescribedBlock = {readonly key: string; readonly names: readonly Described[]};

/** Builds the sorted record. Throws if equal blocks have different descriptions. */
export function buildHoverRecord(blocks: readonly DescribedBlock[]): HoverRecord {
  const texts = new Map<string, HoverText>();
  const found = new Map<string, readonly HoverPlace[]>();
  for (const {key, names} of blocks) {
    if (names.length === 0) continue;
    const places = names.map(({line, column, code, doc}): HoverPlace => {
      const text = shortHash(`${code}\n${doc}`);
      texts.set(text, doc ? {code, doc} : {code});
      return [line, column, text];
    });
    const earlier = found.get(key);
    if (earlier && JSON.stringify(earlier) !== JSON.stringify(places)) {
      throw new Error(`Two equal blocks (${key}) have different types: change one of them.`);
    }
    found.set(key, places);
  }
  return {
    texts: sorted(texts, ([a, left], [b, right]) => order(left.code, right.code) || order(a, b)),
    blocks: sorted(found, ([a], [b]) => order(a, b)),
  };
}

function order(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

function sorted<T>(
  map: ReadonlyMap<string, T>,
  compare: (left: [string, T], right: [string, T]) => number,
): Readonly<Record<string, T>> {
  return Object.fromEntries([...map].sort(compare));
}

/** Serialises a record with one line per text and per block. */
export function serialiseHovers({texts, blocks}: HoverRecord): string {
  const lines = (record: object): string =>
    Object.entries(record)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "texts": {\n${lines(texts)}\n  },\n  "blocks": {\n${lines(blocks)}\n  }\n}\n`;
}
