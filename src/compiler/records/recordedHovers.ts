import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HoverText} from '../../lib/hovers/hoverText';

/** Zero-based position of a name in a block, and the key of its text. */
export type HoverPlace = readonly [line: number, column: number, text: string];

/** `src/data/hovers.json`: the types of names in the checked blocks of the pages. */
export type HoverRecord = {
  readonly texts: Readonly<Record<string, HoverText>>;
  /** By `blockKey`, so that equal blocks of both languages share an entry. */
  readonly blocks: Readonly<Record<string, readonly HoverPlace[]>>;
};

/** Reads the record of `npm run hovers`; empty for a site without one. */
export function readHovers(siteDir: string): HoverRecord {
  const file = path.join(siteDir, 'src/data/hovers.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as HoverRecord)
    : {texts: {}, blocks: {}};
}

/** Returns the key of a text: a hash of all that is recorded of it. */
export function textKey({code, doc = '', option}: HoverText): string {
  return shortHash([code, doc, ...(option ? [option] : [])].join('\n'));
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Returns the key of a block: a hash of all that the compiler sees of it. */
export function blockKey(lang: string, title: string | undefined, source: string): string {
  return shortHash([lang, title ?? '', source.replace(/\n$/, '')].join('\n'));
}
