import * as limits from '../../site/limits';

/**
 * A search result, or a saved one. Texts are markup whose only element is `<mark>`, except `group`, which is plain text.
 */
export type Hit = {
  readonly id: string;
  readonly url: string;
  /** `text` and `code` are passages of a section. */
  readonly kind: 'page' | 'section' | 'text' | 'code';
  /** Title of the group of hits that this one is in. */
  readonly group: string;
  /** Title of the page and the headings down to the section of the hit, in full and without highlights. */
  readonly headings: readonly string[];
  /** The heading of the hit's section, or the title of its page. */
  readonly title: string;
  /** Headings above the title, shortened. */
  readonly trail: readonly string[];
  /** Text of the page, if the hit is a page, or the passage that matches. */
  readonly excerpt?: string;
  /** Name of the file (may be empty) and the matching line, if the passage is code. */
  readonly file?: string;
  readonly line?: string;
  /** Type and default of an option that the query names, or the remedy of an error. */
  readonly facts?: string;
  /** Synonym that matches instead of the typed word. */
  readonly also?: string;
  /** True if the section contains the words, but is about another topic. */
  readonly isMention?: boolean;
  /** On the first hit of a page: number of the page's hits to show. The others are folded. */
  readonly rows?: number;
  /** Words to highlight on the page, as typed. */
  readonly words?: readonly string[];
  /** Language of the result, if it is not that of the current page. */
  readonly lang?: string;
};

/** Returns the type of a hit in the format of DocSearch: `lvl1` for a page, `lvl2` for a section of it. */
export function typeOf({kind, headings}: Pick<Hit, 'kind' | 'headings'>): string {
  return kind === 'page' || kind === 'section' ? `lvl${headings.length}` : 'content';
}

export function withoutMarks(markup: string): string {
  return markup.replace(/<\/?mark>/g, '');
}

/** A row of the dialog: a result, a result from the history, or the number of folded results of a page. */
export type Row =
  | {
      readonly kind: 'hit';
      readonly hit: Hit;
      /** True if a line connects the row to the row of the page itself, which is above it. */
      readonly isChild: boolean;
    }
  | {readonly kind: 'saved'; readonly hit: Hit}
  | {
      readonly kind: 'fold';
      readonly page: string;
      readonly count: number;
      readonly isChild: boolean;
    };

/**
 * Groups hits by section of the site, then by page, in the order of their first hits. The first hit of a page has
 * `rows`: how many hits of the page to show. Its other hits are folded, unless the page is in `unfolded`.
 */
export function groupHits(
  hits: readonly Hit[],
  unfolded: ReadonlySet<string>,
): readonly (readonly Row[])[] {
  return groupBy(hits, ({group}) => group).map((group) =>
    groupBy(group.slice(0, limits.searchResultsPerGroup), pageOf).flatMap((page) => {
      const rows = rowsOf(page);
      const shown = unfolded.has(pageOf(page[0]!)) ? rows.length : (page[0]!.rows ?? rows.length);
      const count = rows.length - shown;
      if (count <= 0) return rows;
      const {isChild} = rows[shown - 1]!;
      return [
        ...rows.slice(0, shown),
        {kind: 'fold', page: pageOf(page[0]!), count, isChild} as const,
      ];
    }),
  );
}

/** Returns the hits that are shown at first, before any page is unfolded. Sections about another topic are one group. */
export function shownHits(hits: readonly Hit[]): readonly Hit[] {
  const named = hits.map((hit) => (hit.isMention ? {...hit, group: ''} : hit));
  return groupHits(named, new Set())
    .flat()
    .flatMap((row) => (row.kind === 'hit' ? [row.hit] : []));
}

const pageOf = ({url}: Hit): string => url.replace(/#.*/, '');

/** Returns the rows of a page's hits. Hits of sections after the hit of the page itself are its children. */
function rowsOf(hits: readonly Hit[]) {
  const top = hits.findIndex(({kind}) => kind === 'page');
  return hits.map((hit, index) => ({
    kind: 'hit' as const,
    hit,
    isChild: top !== -1 && index > top,
  }));
}

function groupBy(hits: readonly Hit[], keyOf: (hit: Hit) => string): readonly (readonly Hit[])[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) groups.set(keyOf(hit), [...(groups.get(keyOf(hit)) ?? []), hit]);
  return [...groups.values()];
}

/** Updates the shown hits from a better answer, without moving them, and appends the further hits of that answer. */
export function mergeHits(shown: readonly Hit[], better: readonly Hit[]): readonly Hit[] {
  const found = new Map(better.map((hit) => [hit.url, hit]));
  const updated = shown.map((hit): Hit => {
    const text = found.get(hit.url);
    return text ? {...text, rows: hit.rows, group: hit.group} : hit;
  });
  const known = new Set(shown.map(({url}) => url));
  const fresh = better.filter(({url}) => !known.has(url));
  return [...updated, ...fresh].slice(0, limits.searchHitsPerPage);
}
