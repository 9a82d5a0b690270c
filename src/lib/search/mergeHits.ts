import * as limits from '../../site/limits';
import type {Hit} from './hit';

/** Updates the shown hits from a better answer, without moving them, and appends the further hits of that answer. */
export function mergeHits(shown: readonly Hit[], better: readonly Hit[]): readonly Hit[] {
  const found = new Map(better.map((hit) => [hit.url, hit]));
  const updated = shown.map((hit): Hit => {
    const {lvl0} = hit.hierarchy;
    const text = found.get(hit.url);
    return text ? {...text, rows: hit.rows, hierarchy: {...text.hierarchy, lvl0}} : hit;
  });
  const known = new Set(shown.map(({url}) => url));
  const fresh = better.filter(({url}) => !known.has(url));
  return [...updated, ...fresh].slice(0, limits.searchHitsPerPage);
}
