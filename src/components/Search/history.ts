import {cleanHistory, savedHit, type Resolve, type SavedHit} from '@site/src/lib/search/hit';
import {createSlot} from '@site/src/lib/storage/storageSlot';
import type {Locale} from '@site/src/site/locales';
import {storageNamespace} from '@site/src/site/identity';
import * as limits from '@site/src/site/limits';

export type History = {
  recent(): readonly SavedHit[];
  favourites(): readonly SavedHit[];
  /** Stores an opened hit as the newest recent search, unless it is a favourite. */
  add(hit: SavedHit): void;
  /** Makes a recent search a favourite. */
  promote(hit: SavedHit): void;
  remove(hit: SavedHit): void;
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
  const lists = {favourites, recent: [] as readonly SavedHit[]};
  lists.recent = cleanHistory(slots.recent.get(), limit(), resolve);

  function set(name: keyof typeof lists, hits: readonly SavedHit[]): void {
    lists[name] = hits;
    slots[name].set(JSON.stringify(hits));
  }

  const without = (hits: readonly SavedHit[], {objectID}: SavedHit): readonly SavedHit[] =>
    hits.filter((hit) => hit.objectID !== objectID);

  return {
    recent: () => lists.recent,
    favourites: () => lists.favourites,
    add(hit) {
      if (lists.favourites.some(({objectID}) => objectID === hit.objectID)) return;
      set('recent', [savedHit(hit), ...without(lists.recent, hit)].slice(0, limit()));
    },
    promote(hit) {
      const others = without(lists.favourites, hit);
      set('favourites', [hit, ...others].slice(0, limits.searchFavourites));
      set('recent', without(lists.recent, hit));
    },
    remove(hit) {
      for (const name of ['recent', 'favourites'] as const) {
        if (lists[name].some(({objectID}) => objectID === hit.objectID))
          set(name, without(lists[name], hit));
      }
    },
  };
}
