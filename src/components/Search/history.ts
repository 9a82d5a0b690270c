import {cleanHistory, withText, type Hit, type Resolve} from '@site/src/lib/search/hit';
import {createSlot, type Slot} from '@site/src/lib/storage/storageSlot';
import type {Locale} from '@site/src/site/locales';
import {storageNamespace} from '@site/src/site/identity';
import * as limits from '@site/src/site/limits';

/** Returns the name of the modal's history, one per language. */
export function historyName(locale: Locale): string {
  return `${locale}-${storageNamespace}`;
}

function slotOf(kind: 'RECENT' | 'FAVORITE', locale: Locale): Slot {
  const name = `__DOCSEARCH_${kind}_SEARCHES__${locale}`;
  return createSlot(() => window.localStorage, name, storageNamespace);
}

/** Sanitises the stored earlier and favourite searches, which the modal renders as HTML. */
export function tidyHistory(locale: Locale, resolve: Resolve): void {
  const kept = [
    ['RECENT', limits.searchRecents],
    ['FAVORITE', limits.searchFavourites],
  ] as const;
  for (const [kind, limit] of kept) {
    const slot = slotOf(kind, locale);
    const stored = slot.get();
    if (stored !== null) slot.set(cleanHistory(stored, limit, resolve));
  }
}

/** Stores a text hit whose page was not among the results, which the modal does not store. */
export function rememberText(locale: Locale, hit: Hit & {__docsearch_parent?: unknown}): void {
  if (hit.type !== 'content' || hit.__docsearch_parent) return;
  const recent = slotOf('RECENT', locale);
  const favourites = slotOf('FAVORITE', locale).get();
  const limit = favourites ? limits.searchRecentsWithFavourites : limits.searchRecents;
  const next = withText(recent.get(), favourites, hit, limit);
  if (next) recent.set(next);
}
