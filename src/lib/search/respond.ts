import * as limits from '../../site/limits';
import type {Locale} from '../../site/locales';
import type {Engine, Found} from './engine';
import {levels, type Level} from './hit';
import type {Tier} from './tiers';
import {escapeHtml, snippet, wordsIn} from './snippet';

export type SearchRequest = {
  readonly query: string;
  /** Maximum number of hits. */
  readonly limit?: number;
  /** Length of a snippet, in words. */
  readonly words?: number;
};

type Texts = Readonly<Partial<Record<Level, string>>>;
type Snippets = Readonly<Partial<Record<Level, {readonly value: string}>>>;

/** A hit with the field names of the hosted provider. All texts except `lvl0` are safe markup. */
export type Hit = {
  readonly objectID: string;
  readonly url: string;
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly hierarchy: Texts & {readonly lvl0: string};
  /** Type and default of an option that the query names. */
  readonly facts?: string;
  /** Synonym that matches instead of the typed word. */
  readonly also?: string;
  /** True if the section contains the words, but is about another topic. */
  readonly isMention?: boolean;
  /** On the first hit of a page: number of the page's hits to show. The others are folded. */
  readonly rows?: number;
  /** If the passage is code: name of its file (may be empty), and the matching line as safe markup. */
  readonly file?: string;
  readonly line?: string;
  /** Words to highlight on the page, as typed. */
  readonly words: readonly string[];
  readonly _snippetResult: {
    readonly hierarchy: Snippets;
    readonly content?: {readonly value: string};
  };
};

export type SearchResult = {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** Hits in the other language, if the query is in its script or has no hits in the language of the page. */
  readonly other?: {readonly locale: Locale; readonly hits: readonly Hit[]};
};

/** Answers a search request from the part of the index that is loaded in `tier`. */
export function respond(engine: Engine, tier: Tier, request: SearchRequest): SearchResult {
  const {query, limit = limits.searchHitsPerPage, words = limits.searchSnippetWords} = request;
  const hits = engine.find(query, tier).slice(0, limit);
  return {query, hits: hits.map((found) => toHit(found, words))};
}

function toHit(found: Found, words: number): Hit {
  const {section, terms, typed, isNamed, isMention, rows} = found;
  const {path, anchor, trail, group, entries, facts} = section;
  const heading = trail.at(-1)!;
  const isNamedSo = wordsIn(heading, typed).length > 0;
  const written = isNamedSo ? undefined : bestPassage(entries, typed);
  const isTyped = isNamedSo || written !== undefined;
  const passage =
    isTyped || wordsIn(heading, terms).length > 0 ? written : bestPassage(entries, terms);
  const [other] = isTyped ? [] : wordsIn(passage?.text ?? heading, terms);
  const also = other && (passage?.text ?? heading).slice(other.start, other.end);
  const type = passage === undefined ? levels[trail.length - 1]! : 'content';
  const byLevel = <Value>(read: (text: string) => Value) =>
    Object.fromEntries(trail.map((text, index) => [levels[index]!, read(text)]));
  const content = passage && snippet(passage.text, typed, words);
  return {
    objectID: `${path}#${anchor}:${type}`,
    url: anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`,
    type,
    content: passage ? escapeHtml(passage.text) : null,
    hierarchy: {lvl0: group, ...byLevel(escapeHtml)},
    ...(isNamed && facts !== '' && {facts: escapeHtml(facts)}),
    ...(also && {also: escapeHtml(also)}),
    ...(isMention && {isMention}),
    ...(rows !== undefined && {rows}),
    ...(passage?.file !== undefined && {file: escapeHtml(passage.file), line: content}),
    words: [...typed],
    _snippetResult: {
      hierarchy: byLevel((text) => ({value: snippet(text, typed, words)})),
      ...(content !== undefined && {content: {value: content}}),
    },
  };
}

type Passage = {readonly text: string; readonly file?: string};

/** Bonus of prose over code, as a number of matching words. */
const proseBonus = 0.5;

/** Returns the text, or line of code, with most of the wanted terms; undefined if no text has a wanted term. */
function bestPassage(entries: readonly string[], wanted: ReadonlySet<string>): Passage | undefined {
  let best: Passage | undefined;
  let most = 0;
  for (const entry of entries) {
    const [start, code] = entry.split('\t') as [string, string | undefined];
    for (const text of code?.split('\n') ?? [start]) {
      const count = new Set(wordsIn(text, wanted).map(({term}) => term)).size;
      if (count === 0) continue;
      const worth = count + (code === undefined ? proseBonus : 0);
      if (worth <= most) continue;
      most = worth;
      best = code === undefined ? {text} : {text, file: start};
    }
  }
  return best;
}
