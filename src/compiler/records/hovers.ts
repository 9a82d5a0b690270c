import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HoverData, HoverText} from '../../lib/hovers/types';

/** Where a name stands in a block, both from 0, and the key of its text. */
export type HoverPlace = readonly [line: number, column: number, text: string];

/** `src/data/hovers.json`: what the compiler said about the checked blocks of the pages. */
export type HoverRecord = {
  readonly texts: Readonly<Record<string, HoverText>>;
  /** By `blockKey`, so that equal blocks of both languages share an entry. */
  readonly blocks: Readonly<Record<string, readonly HoverPlace[]>>;
};

/** What `npm run hovers` recorded for a site; nothing for a site without a record. Throws when it is no JSON. */
export function readHovers(siteDir: string): HoverRecord {
  const file = path.join(siteDir, 'src/data/hovers.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as HoverRecord)
    : {texts: {}, blocks: {}};
}

/** A short key of a text. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** What a block is known by: all that the compiler sees of it. Its line marks count, as they move nothing unseen. */
export function blockKey(lang: string, title: string | undefined, source: string): string {
  return shortHash([lang, title ?? '', source.replace(/\n$/, '')].join('\n'));
}

/** The record for the browser: numbers instead of keys, which only a diff needs. */
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
