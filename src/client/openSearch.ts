import {isLetterPress} from '../lib/keyboard/letterShortcuts';
import * as limits from '../site/limits';
import {letters} from './stores/letters';
import {page} from './stores/page';
import {search, type SearchState} from './stores/search';

const buttonSelector = '[data-search-button]';
/** How long React may take, once the page has loaded, to start loading the dialog. */
const patienceMs = 4000;
/** How long the download of the dialog may take then: longer than on a slow network. */
const loadingMs = 16_000;

/**
 * Opens the search from its button, its keys and search forms, before React is there: sets the search store, which the
 * island `SearchDialog` answers. Records what is typed until the dialog has the focus. If nothing answers, or the
 * download fails, a dialog of the page says so; it offers to try again and the list of all pages.
 */
export function startSearch(): void {
  const {dataset} = document.documentElement;
  const hasButton = (): boolean => document.querySelector(buttonSelector) !== null;
  const missing = (): HTMLDialogElement | null => document.querySelector('#search-missing');
  const isOpening = (): boolean => /opening|loading/.test(search.get().phase);
  let patience: ReturnType<typeof setTimeout> | undefined;

  function set(change: Partial<SearchState>): void {
    search.set({...search.get(), ...change});
  }

  function near(event: Event): void {
    if (search.get().phase === 'idle' && closest(event, buttonSelector)) set({phase: 'near'});
  }

  function open(query = ''): void {
    if (isOpening() || search.get().phase === 'open') return;
    closePopovers();
    missing()?.close();
    set({phase: 'opening', query});
    if (document.readyState === 'complete') giveUp();
    else addEventListener('load', giveUp, {once: true});
  }

  function giveUp(): void {
    // A search that is closed and opened again gets the whole time again.
    clearTimeout(patience);
    patience = setTimeout(() => {
      if (search.get().phase === 'opening') set({phase: 'missing'});
      else patience = setTimeout(() => isOpening() && set({phase: 'missing'}), loadingMs);
    }, patienceMs);
  }

  /** Records keys that are pressed before the field of the dialog is there. */
  function typeAhead(event: KeyboardEvent): void {
    const {query} = search.get();
    if (event.key === 'Escape') set({phase: 'near'});
    else if (event.key === 'Backspace') set({query: query.slice(0, -1)});
    else if (isLetterPress(event))
      set({query: (query + event.key).slice(0, limits.searchInputMax)});
    else return;
    event.preventDefault();
  }

  search.subscribe(() => {
    const {phase} = search.get();
    // The stylesheet shows a progress cursor.
    const isNew = dataset.search !== phase;
    dataset.search = phase;
    if (isNew && phase === 'missing') missing()?.showModal();
  });

  let pathname: string | undefined;
  page.subscribe(() => {
    const place = page.get();
    // The first page is no navigation.
    if (pathname !== undefined && place?.pathname !== pathname) missing()?.close();
    pathname = place?.pathname;
  });

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, near, {passive: true});
  }

  document.addEventListener('click', (event) => {
    if (closest(event, buttonSelector)) open();
    // The text typed so far is searched for again.
    else if (closest(event, '[data-search-retry]')) open(search.get().query);
  });

  document.addEventListener('submit', (event) => {
    const form = closest<HTMLFormElement>(event, '[data-search-form]');
    const words = form && new FormData(form).get('q');
    if (typeof words !== 'string' || !hasButton()) return;
    event.preventDefault();
    open(words.trim());
  });

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !hasButton()) return;
    const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (command && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      open();
    } else if (isOpening()) typeAhead(event);
    else if (!isLetterPress(event)) return;
    else if (event.key === '/' && letters.get()) {
      event.preventDefault();
      open();
    } else if (closest(event, buttonSelector) && /[\p{L}\p{N}]/u.test(event.key)) {
      event.preventDefault();
      open(event.key);
    }
  });
}

function closest<T extends HTMLElement = HTMLElement>(event: Event, selector: string): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}

function closePopovers(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover();
  }
}
