export type NearPage = {readonly routePath: string; readonly title: string};

/** Returns the pages whose address or title is most similar to an unknown address, best first. */
export function nearestPages(
  pathname: string,
  pages: readonly NearPage[],
  count = 3,
): readonly NearPage[] {
  const wanted = pairs(words(pathname));
  return pages
    .map((page) => ({
      page,
      score: Math.max(
        similarity(wanted, pairs(words(page.routePath))),
        similarity(pairs(lastWord(pathname)), pairs(lastWord(page.routePath))),
        similarity(pairs(lastWord(pathname)), pairs(words(page.title))),
      ),
    }))
    .filter(({score, page}) => score > 0.25 && page.routePath !== '/')
    .sort((a, b) => b.score - a.score || a.page.routePath.localeCompare(b.page.routePath, 'en'))
    .slice(0, count)
    .map(({page}) => page);
}

function words(text: string): string {
  return text
    .replace(/\.html?$/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function lastWord(path: string): string {
  return words(path.split('/').filter(Boolean).at(-1) ?? '');
}

function pairs(text: string): ReadonlyMap<string, number> {
  const result = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index++) {
    const pair = text.slice(index, index + 2);
    result.set(pair, (result.get(pair) ?? 0) + 1);
  }
  return result;
}

/** Returns the Dice coefficient of the letter pairs of two texts, from 0 (no common pair) to 1. */
function similarity(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const size = (pairsOf: ReadonlyMap<string, number>): number =>
    [...pairsOf.values()].reduce((sum, count) => sum + count, 0);
  const total = size(a) + size(b);
  if (total === 0) return 0;
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  return (2 * shared) / total;
}
