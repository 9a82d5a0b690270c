import * as limits from '../../site/limits';
import type {Locale} from '../../site/locales';
import type {Engine, Found} from './engine';
import type {Tier} from './tiers';
import {escapeHtml, snippet, wordsIn, type Tags} from './snippet';

/** The fields of a DocSearch request that the embedded search uses. */
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

type Shown = {
  readonly hierarchy: Partial<Readonly<Record<Level, {readonly value: string}>>>;
  readonly content?: {readonly value: string};
};

/** A hit in the format of the provider. All texts but `lvl0` are safe markup, because the dialog sets them as HTML. */
export type Hit = {
  readonly objectID: string;
  readonly url: string;
  readonly anchor: string | null;
  readonly type: Level | 'content';
  readonly content: string | null;
  readonly hierarchy: Readonly<Record<Level, string | null>>;
  /** Type and default of an option that the query names. */
  readonly facts?: string;
  /** Synonym that matches instead of the typed word. */
  readonly also?: string;
  /** The section has the words, but another topic. */
  readonly isMention?: boolean;
  /** On the first hit of a page: number of its hits to show, before the others are folded. */
  readonly rows?: number;
  /** If the passage is code: its file, empty without a name, and its matching line as safe markup. */
  readonly file?: string;
  readonly line?: string;
  /** Terms as typed, to highlight on the page. */
  readonly words: readonly string[];
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
  /** Hits in the other language, if the query is in its script or finds nothing. */
  readonly other?: {readonly locale: Locale; readonly hits: readonly Hit[]};
};

/** Answers a request in the format of the hosted provider. `now` returns a time in ms. */
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

function toHit(found: Found, request: SearchRequest): Hit {
  const {section, terms, typed, isNamed, isMention, rows} = found;
  const tags: Tags = {
    pre: request.highlightPreTag ?? '<mark>',
    post: request.highlightPostTag ?? '</mark>',
    ellipsis: request.snippetEllipsisText ?? '…',
  };
  const {path, anchor, trail, group, entries, facts} = section;
  const heading = trail.at(-1)!;
  const isNamedSo = wordsIn(heading, typed).length > 0;
  const written = isNamedSo ? undefined : bestPassage(entries, typed);
  const isTyped = isNamedSo || written !== undefined;
  const passage =
    isTyped || wordsIn(heading, terms).length > 0 ? written : bestPassage(entries, terms);
  const [other] = isTyped ? [] : wordsIn(passage?.text ?? heading, terms);
  const also = other && (passage?.text ?? heading).slice(other.start, other.end);
  const type = passage === undefined ? levels[trail.length]! : 'content';

  const lengthOf = (attribute: string): number => {
    const asked = request.attributesToSnippet?.find((one) => one.split(':')[0] === attribute);
    return Number(asked?.split(':')[1] ?? limits.searchSnippetWords);
  };
  const shown = (mark: (words: string, attribute: string) => string): Shown => ({
    hierarchy: {
      // The dialog sets the title of a group as text.
      lvl0: {value: group},
      ...Object.fromEntries(
        trail.map((words, index) => {
          const level = levels[index + 1]!;
          return [level, {value: mark(words, `hierarchy.${level}`)}];
        }),
      ),
    },
    ...(passage && {content: {value: mark(passage.text, 'content')}}),
  });
  const snippets = shown((words, attribute) => snippet(words, typed, lengthOf(attribute), tags));

  return {
    objectID: `${path}#${anchor}:${type}`,
    url: anchor === '' ? path : `${path}#${encodeURIComponent(anchor)}`,
    anchor: anchor === '' ? null : anchor,
    type,
    content: passage === undefined ? null : escapeHtml(passage.text),
    hierarchy: Object.fromEntries(
      levels.map((level, index) => {
        const words = trail[index - 1];
        return [level, index === 0 ? group : words === undefined ? null : escapeHtml(words)];
      }),
    ) as Record<Level, string | null>,
    ...(isNamed && facts !== '' && {facts: escapeHtml(facts)}),
    ...(also && {also: escapeHtml(also)}),
    ...(isMention && {isMention}),
    ...(rows !== undefined && {rows}),
    ...(passage?.file !== undefined && {
      file: escapeHtml(passage.file),
      line: snippets.content!.value,
    }),
    words: [...typed],
    _snippetResult: snippets,
  };
}

type Passage = {readonly text: string; readonly file?: string};

/** Advantage of prose over code, in words. */
const proseBonus = 0.5;

/** Returns the text, or line of code, with most of the terms; undefined if none has any. */
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
