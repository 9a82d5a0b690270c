import {withoutMarks, type Hit} from '@site/src/lib/search/hit';
import {createSlot} from '@site/src/lib/storage/storageSlot';
import type {Locale} from '@site/src/site/locales';
import {storageNamespace} from '@site/src/site/identity';
import * as limits from '@site/src/site/limits';
import {fromRecord, levels, type Resolve} from './hosted';

export type History = {
  recent(): readonly Hit[];
  favourites(): readonly Hit[];
  /** Stores an opened hit as the newest recent search, unless it is a favourite. */
  add(hit: Hit): void;
  /** Makes a recent search a favourite. */
  promote(hit: Hit): void;
  remove(hit: Hit): void;
};

/** Returns the stored searches of a language. The storage keys are those of DocSearch. */
export function loadHistory(locale: Locale, resolve: Resolve): History {
  const slotOf = (kind: 'RECENT' | 'FAVORITE') =>
    createSlot(
      () => window.localStorage,
      `__DOCSEARCH_${kind}_SEARCHES__${locale}`,
      storageNamespace,
    );
  const slots = {recent: slotOf('RECENT'), favourites: slotOf('FAVORITE')};
  const favourites = cleanHistory(slots.favourites.get(), limits.searchFavourites, resolve);
  const limit = (): number =>
    lists.favourites.length > 0 ? limits.searchRecentsWithFavourites : limits.searchRecents;
  const lists = {favourites, recent: [] as readonly Hit[]};
  lists.recent = cleanHistory(slots.recent.get(), limit(), resolve);

  function set(name: keyof typeof lists, hits: readonly Hit[]): void {
    lists[name] = hits;
    slots[name].set(JSON.stringify(hits.map(toRecord)));
  }

  const without = (hits: readonly Hit[], {id}: Hit): readonly Hit[] =>
    hits.filter((hit) => hit.id !== id);

  return {
    recent: () => lists.recent,
    favourites: () => lists.favourites,
    add(hit) {
      if (lists.favourites.some(({id}) => id === hit.id)) return;
      set('recent', [saved(hit), ...without(lists.recent, hit)].slice(0, limit()));
    },
    promote(hit) {
      const others = without(lists.favourites, hit);
      set('favourites', [hit, ...others].slice(0, limits.searchFavourites));
      set('recent', without(lists.recent, hit));
    },
    remove(hit) {
      for (const name of ['recent', 'favourites'] as const) {
        if (lists[name].some(({id}) => id === hit.id)) set(name, without(lists[name], hit));
      }
    },
  };
}

/**
 * Returns at most `limit` hits of the stored search history, without invalid ones. Another site on the same origin may
 * have written it, so hits that are not a path of this site are removed.
 */
export function cleanHistory(
  stored: string | null,
  limit: number,
  resolve: Resolve,
): readonly Hit[] {
  let items: unknown;
  try {
    items = JSON.parse(stored ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(items)) return [];
  const hits = new Map<string, Hit>();
  for (const item of items) {
    const hit = fromRecord(item, resolve);
    if (hit?.url.startsWith('/') && !hits.has(hit.id)) hits.set(hit.id, saved(hit));
  }
  return [...hits.values()].slice(0, limit);
}

/** Returns a hit as the history shows it: without highlights, below it the page, and for a passage its section. */
export function saved({id, url, group, headings, excerpt}: Hit): Hit {
  const isPage = headings.length === 1;
  return {
    id,
    url,
    kind: isPage ? 'page' : 'section',
    group,
    headings,
    title: headings.at(-1)!,
    trail: isPage ? [] : [headings[0]!],
    ...(isPage && excerpt && {excerpt: withoutMarks(excerpt)}),
  };
}

/** Returns a saved hit as a record in the format of DocSearch, in which it is stored. */
export function toRecord({id, url, group, headings, excerpt}: Hit): object {
  const titles = levels.map((name, index) => [name, headings[index] ?? null]);
  return {
    objectID: id,
    url,
    type: `lvl${headings.length}`,
    content: excerpt ?? null,
    hierarchy: {lvl0: group, ...(Object.fromEntries(titles) as object)},
  };
}
