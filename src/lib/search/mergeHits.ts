import * as limits from '../../site/limits';
import type {Hit} from './hit';

/** Fills a better answer into rows of the first one, which keep their places; the other hits follow. */
export function mergeHits(shown: readonly Hit[], better: readonly Hit[]): readonly Hit[] {
  const found = new Map(better.map((hit) => [hit.url, hit]));
  const kept = shown.map((hit): Hit => {
    const {lvl0} = hit.hierarchy;
    const text = found.get(hit.url);
    return text ? {...text, rows: hit.rows, hierarchy: {...text.hierarchy, lvl0}} : hit;
  });
  const known = new Set(shown.map(({url}) => url));
  const fresh = better.filter(({url}) => !known.has(url));
  return [...kept, ...fresh].slice(0, limits.searchHitsPerPage);
}
