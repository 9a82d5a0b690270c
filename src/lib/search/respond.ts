import * as limits from '../../site/limits';
import type {Engine, Found} from './engine';
import type {Tier} from './tiers';
import {tokenise} from './tokenise';
import {escapeHtml, highlight, snippet, type Marked, type Tags} from './highlight';

/** A request as DocSearch sends it to its provider: what the embedded search makes use of. */
export type SearchRequest = {
  readonly query: string;
  readonly indexName: string;
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
  readonly hitsPerPage?: number;
  readonly page?: number;
};

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];

type Highlight = {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
};
type Shown = {
  readonly hierarchy: Partial<Readonly<Record<Level, Highlight>>>;
  readonly content?: Highlight;
};

/** A hit in the provider's shape. Everything but `lvl0` is safe as markup, as the dialog draws it so. */
export type Hit = {
  readonly objectID: string;
  readonly url: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Of an option that was asked for by name: its type and default. */
  readonly facts?: string;
  /** Another name of what was typed, by which it was found. */
  readonly also?: string;
  /** It is about something else, and has the words somewhere. */
  readonly isMention?: boolean;
  readonly words: readonly string[];
  readonly _highlightResult: Shown;
  readonly _snippetResult: Shown;
};

export type SearchResult = {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly params: string;
  readonly index: string;
  readonly processingTimeMS: number;
};

/** Answers a request from the engine, in the shape of the hosted provider. `now` is a clock in milliseconds. */
export function respond(
  engine: Engine,
  tier: Tier,
  request: SearchRequest,
  now: () => number,
): SearchResult {
  const began = now();
  const {query, indexName, hitsPerPage = limits.searchHitsPerPage, page = 0} = request;
  const found = engine.find(query, tier);
  const hits = found
    .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    .map((one) => toHit(one, request));
  return {
    hits,
    nbHits: found.length,
    page,
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    query,
    params: new URLSearchParams({query, hitsPerPage: String(hitsPerPage)}).toString(),
    index: indexName,
    processingTimeMS: Math.max(1, Math.round(now() - began)),
  };
}

function toHit({section, terms, others, isNamed, isMention}: Found, request: SearchRequest): Hit {
  const tags: Tags = {
    pre: request.highlightPreTag ?? '<mark>',
    post: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const {path, anchor, trail, group, entries, facts} = section;
  const own: Level = levels[trail.length]!;
  const heading = trail.at(-1)!;
  const isIn = (text: string, wanted: ReadonlySet<string>): boolean =>
    tokenise(text).some(({term}) => wanted.has(term));
  const typed = isIn(heading, terms) ? undefined : bestEntry(entries, terms, tags);
  const isTyped = isIn(heading, terms) || typed !== undefined;
  const entry = isTyped || isIn(heading, others) ? typed : bestEntry(entries, others, tags);
  const also = isTyped ? undefined : wordIn(entry ?? heading, others);
  const type = entry === undefined ? own : 'content';

  const lengthOf = (attribute: string): number => {
    const asked = request.attributesToSnippet?.find((one) => one.split(':')[0] === attribute);
    return Number(asked?.split(':')[1] ?? limits.searchSnippetWords);
  };
  const shown = (mark: (words: string, attribute: string) => Marked): Shown => ({
    hierarchy: {
      // The dialog writes the title of a group as text.
      lvl0: result({value: group, terms: []}, terms),
      ...Object.fromEntries(
        trail.map((heading, index) => {
          const level = levels[index + 1]!;
          return [level, result(mark(heading, `hierarchy.${level}`), terms)];
        }),
      ),
    },
    ...(entry === undefined ? {} : {content: result(mark(entry, 'content'), terms)}),
  });

  return {
    objectID: `${path}#${anchor}:${type}`,
    url: anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`,
    anchor: anchor === '' ? null : anchor,
    type,
    content: entry === undefined ? null : escapeHtml(entry),
    hierarchy: Object.fromEntries(
      levels.map((level, index) => {
        const heading = trail[index - 1];
        return [level, index === 0 ? group : heading === undefined ? null : escapeHtml(heading)];
      }),
    ) as Record<Level, string | null>,
    ...(isNamed && facts !== '' && {facts: escapeHtml(facts)}),
    ...(also !== undefined && {also: escapeHtml(also)}),
    ...(isMention && {isMention}),
    words: [...terms],
    _highlightResult: shown((words) => highlight(words, terms, tags)),
    _snippetResult: shown((words, attribute) => snippet(words, terms, lengthOf(attribute), tags)),
  };
}

/** A word of a text, as it stands there. */
function wordIn(text: string, terms: ReadonlySet<string>): string | undefined {
  const found = tokenise(text).find(({term}) => terms.has(term));
  return found && text.slice(found.start, found.end);
}

/** The entry with most of the terms; undefined when none has any. */
function bestEntry(
  text: readonly string[],
  terms: ReadonlySet<string>,
  tags: Tags,
): string | undefined {
  let best: {readonly entry: string; readonly count: number} | undefined;
  for (const entry of text) {
    const count = highlight(entry, terms, tags).terms.length;
    if (count > (best?.count ?? 0)) best = {entry, count};
  }
  return best?.entry;
}

function result({value, terms: found}: Marked, terms: ReadonlySet<string>): Highlight {
  const share = found.length / terms.size;
  return {
    value,
    matchLevel: found.length === 0 ? 'none' : share === 1 ? 'full' : 'partial',
    matchedWords: found,
  };
}
