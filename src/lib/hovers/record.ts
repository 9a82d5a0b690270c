import {createHash} from 'node:crypto';
import type {Described} from '../../../tools/hovers/describe';

/** A text of the record: what the compiler says, and the comment when there is one. */
export type HoverText = {readonly code: string; readonly doc?: string};

/** Where a name stands in a block, both from 0, and the key of its text. */
export type HoverPlace = readonly [line: number, column: number, text: string];

/** `src/data/hovers.json`: what the compiler said about the checked blocks of the pages. */
export type HoverRecord = {
  readonly texts: Readonly<Record<string, HoverText>>;
  /** By `blockKey`, so that equal blocks of both languages share an entry. */
  readonly blocks: Readonly<Record<string, readonly HoverPlace[]>>;
};

/** The same for the browser, without keys that only a diff needs. */
export type HoverData = {
  readonly texts: readonly HoverText[];
  readonly blocks: Readonly<Record<string, readonly (readonly [number, number, number])[]>>;
};

/** A block with the names in it. */
type DescribedBlock = {readonly key: string; readonly names: readonly Described[]};

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** What a block is known by: all that the compiler sees of it. Its line marks count, as they move nothing unseen. */
export function blockKey(lang: string, title: string | undefined, source: string): string {
  return hash([lang, title ?? '', source.replace(/\n$/, '')].join('\n'));
}

/** The record of blocks, sorted, so that a diff shows what changed. Throws when equal blocks differ in what they mean. */
export function recordOf(blocks: readonly DescribedBlock[]): HoverRecord {
  const texts = new Map<string, HoverText>();
  const found = new Map<string, readonly HoverPlace[]>();
  for (const {key, names} of blocks) {
    if (names.length === 0) continue;
    const places = names.map(({line, column, code, doc}): HoverPlace => {
      const text = hash(`${code}\n${doc}`);
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

/** Numbers instead of keys. */
export function compactHovers({texts, blocks}: HoverRecord): HoverData {
  const index = new Map(Object.keys(texts).map((key, position) => [key, position] as const));
  return {
    texts: Object.values(texts),
    blocks: Object.fromEntries(
      Object.entries(blocks).map(([key, places]) => [
        key,
        places.map(([line, column, text]) => [line, column, index.get(text)!] as const),
      ]),
    ),
  };
}
