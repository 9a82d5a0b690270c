import {shortHash, type HoverPlace, type HoverRecord} from '../../src/compiler/records/hovers';
import type {HoverText} from '../../src/lib/hovers/types';
import type {Described} from './describe';

/** A block with the names in it. */
type DescribedBlock = {readonly key: string; readonly names: readonly Described[]};

/** The record of blocks, sorted, so that a diff shows what changed. Throws when equal blocks differ in what they mean. */
export function recordOf(blocks: readonly DescribedBlock[]): HoverRecord {
  const texts = new Map<string, HoverText>();
  const found = new Map<string, readonly HoverPlace[]>();
  for (const {key, names} of blocks) {
    if (names.length === 0) continue;
    const places = names.map(({line, column, code, doc}): HoverPlace => {
      const text = shortHash(`${code}\n${doc}`);
      texts.set(text, doc ? {code, doc} : {code});
      return [line, column, text];
    });
    const known = found.get(key);
    if (known && JSON.stringify(known) !== JSON.stringify(places)) {
      throw new Error(`Two equal blocks (${key}) mean different things: change one of them.`);
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

/** One line per text and per block: short, and a diff names what it is about. */
export function serialiseHovers({texts, blocks}: HoverRecord): string {
  const lines = (record: object): string =>
    Object.entries(record)
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{\n  "texts": {\n${lines(texts)}\n  },\n  "blocks": {\n${lines(blocks)}\n  }\n}\n`;
}
