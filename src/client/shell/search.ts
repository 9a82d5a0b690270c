import {isLetterPress, lettersAreOn} from '../../lib/keyboard/letterShortcuts';
import * as limits from '../../site/limits';
import {all, closest, hasPopovers, onClick, type Sync} from './dom';

const buttonSelector = '[data-search-button]';
/** How long the page may take, once loaded, to answer that it can open the dialog. */
const patienceMs = 4000;
/** How long what the dialog is made of may take then: longer than on a slow network. */
const loadingMs = 16_000;

/**
 * Opens the search dialog, which React draws: `data-search` on the root says `near` (load it), `opening` (asked for),
 * `loading` (React has heard), `open` or `missing` (it did not load), and `site:search` tells of a change. What a reader
 * types before the dialog is there is kept in `data-search-query`. Where nothing answers, or what is needed cannot be
 * loaded, a dialog of the page itself says so; it offers to try again, and the list of all pages.
 */
export function startSearch(): Sync {
  const root = document.documentElement;
  const {dataset} = root;
  const button = (): HTMLElement | null => document.querySelector<HTMLElement>(buttonSelector);
  let patience: ReturnType<typeof setTimeout> | undefined;
  const missing = (): HTMLDialogElement | null => document.querySelector('#search-missing');
  const isOpening = (): boolean => dataset.search === 'opening' || dataset.search === 'loading';

  function say(state: 'near' | 'opening' | 'missing'): void {
    dataset.search = state;
    document.dispatchEvent(new Event('site:search'));
  }

  function near(event: Event): void {
    if (!dataset.search && closest(event, buttonSelector)) say('near');
  }

  function open(query = ''): void {
    if (isOpening() || dataset.search === 'open') return;
    for (const popover of hasPopovers() ? all('[popover]') : []) {
      if (popover.matches(':popover-open')) popover.hidePopover();
    }
    missing()?.close();
    dataset.searchQuery = query;
    say('opening');
    if (document.readyState === 'complete') giveUp();
    else addEventListener('load', giveUp, {once: true});
  }

  function giveUp(): void {
    // Who closed the search and asks again waits from then on.
    clearTimeout(patience);
    patience = setTimeout(() => {
      if (dataset.search === 'opening') say('missing');
      else patience = setTimeout(() => isOpening() && say('missing'), loadingMs);
    }, patienceMs);
  }

  /** Keys that come before the dialog's field does. */
  function typeAhead(event: KeyboardEvent): void {
    const query = dataset.searchQuery ?? '';
    if (event.key === 'Escape') dataset.search = 'near';
    else if (event.key === 'Backspace') dataset.searchQuery = query.slice(0, -1);
    else if (isLetterPress(event))
      dataset.searchQuery = (query + event.key).slice(0, limits.searchInputMax);
    else return;
    event.preventDefault();
  }

  document.addEventListener('site:search', () => {
    if (dataset.search === 'missing') missing()?.showModal();
  });

  // What was typed so far is asked again.
  onClick('[data-search-retry]', () => open(dataset.searchQuery));

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, near, {passive: true});
  }

  document.addEventListener('click', (event) => {
    if (closest(event, buttonSelector)) open();
  });

  document.addEventListener('submit', (event) => {
    const form = closest<HTMLFormElement>(event, '[data-search-form]');
    const words = form && new FormData(form).get('q');
    if (typeof words !== 'string' || !button()) return;
    event.preventDefault();
    open(words.trim());
  });

  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !button()) return;
    const command = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (command && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      open();
    } else if (isOpening()) typeAhead(event);
    else if (!isLetterPress(event)) return;
    else if (event.key === '/' && lettersAreOn()) {
      event.preventDefault();
      open();
    } else if (closest(event, buttonSelector) && /[\p{L}\p{N}]/u.test(event.key)) {
      event.preventDefault();
      open(event.key);
    }
  });

  return () => missing()?.close();
}
