import {isCommand, isShortcutKey} from '../lib/keyboard/shortcutKey';
import * as limits from '../site/limits';
import {isOutdated} from '../lib/page/isOutdated';
import {showModal} from './stores/scrollLock';
import {bundleTimeoutMs, earlySearch} from './earlySearch';
import {shortcuts} from './stores/shortcutsStore';
import {page} from './stores/pageStore';
import {search, type SearchState} from './stores/searchStore';

const buttonSelector = '.DocSearch-Button';
/** Time in which the dialog must be downloaded once React loads it, in ms. Even a slow network takes less. */
const dialogTimeoutMs = 16_000;

/**
 * Client module that opens the search from its button, shortcut keys and search forms: sets the search store, which the
 * island `SearchDialog` reads, and records typed text until the dialog has the focus. Shows an error dialog, which is
 * part of the page, if the search does not load in time.
 */
function startSearch(): void {
  earlySearch.abort();
  const hasButton = (): boolean => document.querySelector(buttonSelector) !== null;
  const missing = (): HTMLDialogElement | null => document.querySelector('#search-missing');
  const isOpening = (): boolean => /opening|loading/.test(search.get().phase);
  let timeout: ReturnType<typeof setTimeout> | undefined;
  let shown = search.get().phase;

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
    if (document.readyState === 'complete') startTimeout();
    else addEventListener('load', startTimeout, {once: true});
  }

  function startTimeout(): void {
    clearTimeout(timeout);
    timeout = setTimeout(() => {
      if (search.get().phase === 'opening') set({phase: 'missing'});
      else timeout = setTimeout(() => isOpening() && set({phase: 'missing'}), dialogTimeoutMs);
    }, bundleTimeoutMs);
  }

  async function showMissing(): Promise<void> {
    const dialog = missing();
    if (!dialog) return;
    showModal(dialog);
    if (await isOutdated()) dialog.dataset.outdated = '';
  }

  function typeAhead(event: KeyboardEvent): void {
    const {query} = search.get();
    if (event.key === 'Escape') set({phase: 'near'});
    else if (event.key === 'Backspace') set({query: query.slice(0, -1)});
    else if (isShortcutKey(event))
      set({query: (query + event.key).slice(0, limits.searchInputMax)});
    else return;
    event.preventDefault();
  }

  search.subscribe(() => {
    const {phase} = search.get();
    if (phase !== shown && phase === 'missing') void showMissing();
    shown = phase;
  });

  // The search may have been opened before this module was loaded.
  if (isOpening()) startTimeout();
  else if (shown === 'missing') void showMissing();

  let pathname: string | undefined;
  page.subscribe(() => {
    const place = page.get();
    // Closes the error dialog after a navigation. The first change of the store is not a navigation.
    if (pathname !== undefined && place?.pathname !== pathname) missing()?.close();
    pathname = place?.pathname;
  });

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, near, {passive: true});
  }

  document.addEventListener('click', (event) => {
    if (closest(event, buttonSelector)) open();
    else if (closest(event, '[data-outdated] .button--solid')) location.reload();
    else if (closest(event, '#search-missing .button--solid')) open(search.get().query);
  });

  document.addEventListener('submit', (event) => {
    const form = closest<HTMLFormElement>(event, '[role="search"]');
    const words = form && new FormData(form).get('q');
    if (typeof words !== 'string' || !hasButton()) return;
    // The dialog searches only the language of this page: other forms are submitted as usual.
    const lang = form?.closest<HTMLElement>('[lang]')?.lang ?? '';
    if (lang !== document.documentElement.lang) return;
    event.preventDefault();
    open(words.trim());
  });

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !hasButton()) return;
    if (isCommand(event, 'k') && !event.altKey && !event.shiftKey) {
      event.preventDefault();
      open();
    } else if (isOpening()) typeAhead(event);
    else if (!isShortcutKey(event)) return;
    else if (event.key === '/' && shortcuts.get()) {
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

if (typeof document !== 'undefined') startSearch();
