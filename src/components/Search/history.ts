import {cleanHistory, withText, type Hit, type Resolve} from '@site/src/lib/search/hit';
import {createSlot, type Slot} from '@site/src/lib/storage/slot';
import type {Locale} from '@site/src/site/locales';
import {storageNamespace} from '@site/src/site/identity';
import * as limits from '@site/src/site/limits';

/** What the modal names its history by: one per language, none by the name of a provider's index. */
export function historyName(locale: Locale): string {
  return `${locale}-${storageNamespace}`;
}

function slotOf(kind: 'RECENT' | 'FAVORITE', locale: Locale): Slot {
  const name = `__DOCSEARCH_${kind}_SEARCHES__${locale}`;
  return createSlot(() => window.localStorage, name, storageNamespace);
}

/** Earlier and favourite searches are set as markup: whoever wrote them, only what we would have written stays. */
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

/** Keeps a piece of text whose page was not among the results: the modal would forget it. */
export function rememberText(locale: Locale, hit: Hit & {__docsearch_parent?: unknown}): void {
  if (hit.type !== 'content' || hit.__docsearch_parent) return;
  const recent = slotOf('RECENT', locale);
  const favourites = slotOf('FAVORITE', locale).get();
  const limit = favourites ? limits.searchRecentsWithFavourites : limits.searchRecents;
  const next = withText(recent.get(), favourites, hit, limit);
  if (next) recent.set(next);
}
