import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {HoverText} from '../../lib/hovers/hoverText';

/** Zero-based position of a name in a code block, and the key of its hover text. */
export type HoverPlace = readonly [line: number, column: number, text: string];

/** Content of `src/data/hovers.json`: the types of names in the checked code blocks of the pages. */
export type HoverRecord = {
  readonly texts: Readonly<Record<string, HoverText>>;
  /** Names with a type in each code block, by `blockKey`; equal blocks in both languages share an entry. */
  readonly blocks: Readonly<Record<string, readonly HoverPlace[]>>;
};

/** Reads the record of `npm run hovers`. Returns an empty one if the site has none. */
export function readHovers(siteDir: string): HoverRecord {
  const file = path.join(siteDir, 'src/data/hovers.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as HoverRecord)
    : {texts: {}, blocks: {}};
}

/** Returns the key of a hover text: a hash of all its fields. */
export function textKey({code, doc = '', option}: HoverText): string {
  return shortHash([code, doc, ...(option ? [option] : [])].join('\n'));
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Returns the key of a code block: a hash of everything that determines the types in it. */
export function blockKey(lang: string, title: string | undefined, source: string): string {
  return shortHash([lang, title ?? '', source.replace(/\n$/, '')].join('\n'));
}
