import * as limits from '../../site/limits';
import type {Hit, SavedHit} from './hit';

/** A row of the dialog: a result, a result from the history, or the number of folded results of a page. */
export type Row =
  | {
      readonly kind: 'hit';
      readonly hit: Hit;
      /** True if a line connects the row to the row of the page itself, which is above it. */
      readonly isChild: boolean;
    }
  | {readonly kind: 'saved'; readonly hit: SavedHit}
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
  return groupBy(hits, ({hierarchy}) => hierarchy.lvl0).map((group) =>
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

const pageOf = ({url}: Hit): string => url.replace(/#.*/, '');

/** Returns the rows of a page's hits. Hits of sections after the hit of the page itself are its children. */
function rowsOf(hits: readonly Hit[]) {
  const top = hits.findIndex(({type}) => type === 'lvl1');
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
