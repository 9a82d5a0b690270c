import * as limits from '../../site/limits';
import type {Locale} from '../../site/locales';
import type {Engine, Found} from './engine';
import {typeOf, withoutMarks, type Hit} from './hit';
import type {Tier} from './tiers';
import {escapeHtml, snippet, wordsIn} from './snippet';

export type SearchRequest = {
  readonly query: string;
  /** Maximum number of hits. */
  readonly limit?: number;
  /** Length of a snippet, in words. */
  readonly words?: number;
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
  const shorten = (text: string): string => snippet(text, typed, words);
  const kind = kindOf(passage, trail.length === 1);
  const headings = trail.map(escapeHtml);
  return {
    id: `${path}#${anchor}:${typeOf({kind, headings})}`,
    url: anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`,
    kind,
    group,
    headings,
    title: shorten(heading),
    trail: trail.slice(0, -1).map((text) => withoutMarks(shorten(text))),
    ...(kind === 'text' && {excerpt: shorten(passage!.text)}),
    ...(passage?.file !== undefined && {
      file: escapeHtml(passage.file),
      line: shorten(passage.text),
    }),
    ...(isNamed && facts !== '' && {facts: escapeHtml(facts)}),
    ...(also && {also: escapeHtml(also)}),
    ...(isMention && {isMention}),
    ...(rows !== undefined && {rows}),
    words: [...typed],
  };
}

function kindOf(passage: Passage | undefined, isPage: boolean): Hit['kind'] {
  if (passage) return passage.file === undefined ? 'text' : 'code';
  return isPage ? 'page' : 'section';
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
