import {startSearch} from '../../../src/client/openSearch';
import {letters} from '../../../src/client/stores/letters';
import {page} from '../../../src/client/stores/page';
import {search, type SearchState} from '../../../src/client/stores/search';
import * as limits from '../../../src/site/limits';

const get = <T extends HTMLElement = HTMLElement>(selector: string): T =>
  document.querySelector<T>(selector)!;
const open = (): void => get('[data-search-button]').click();
const press = (key: string, options: KeyboardEventInit = {}, target: EventTarget = document) => {
  const event = new KeyboardEvent('keydown', {
    key,
    bubbles: true,
    cancelable: true,
    ...options,
  });
  target.dispatchEvent(event);
  return event;
};
const phase = (): SearchState['phase'] => search.get().phase;
const isMissing = (): boolean => get<HTMLDialogElement>('#search-missing').open;
const place = (pathname: string) => ({pathname, search: '', hash: ''});

let state: DocumentReadyState = 'complete';

beforeAll(() => {
  Object.defineProperty(document, 'readyState', {get: () => state});
  // jsdom draws no dialog on top of the page.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  startSearch();
});

beforeEach(() => {
  jest.useFakeTimers();
  state = 'complete';
  document.body.innerHTML =
    '<button data-search-button>Search</button>' +
    '<form data-search-form><input name="q"></form>' +
    '<dialog id="search-missing"><button data-search-retry>Again</button></dialog>';
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  search.set({phase: 'idle', query: ''});
});

describe('the dialog is asked for', () => {
  it('by the button, and announced when the pointer or the focus comes to it', () => {
    get('form').dispatchEvent(new Event('pointerover', {bubbles: true}));
    expect(phase()).toBe('idle');
    get('[data-search-button]').dispatchEvent(new Event('pointerover', {bubbles: true}));
    expect(phase()).toBe('near');
    open();
    expect(search.get()).toEqual({phase: 'opening', query: ''});
  });

  it.each([
    ['Ctrl K', 'k', {ctrlKey: true}],
    ['Cmd K', 'K', {metaKey: true}],
    ['a slash', '/', {}],
  ])('by %s', (_name, key, options) => {
    expect(press(key, options).defaultPrevented).toBe(true);
    expect(search.get()).toEqual({phase: 'opening', query: ''});
  });

  it('not by a slash in a field, nor when single-character shortcuts are off', () => {
    press('/', {}, get('input'));
    letters.choose(false);
    press('/');
    letters.choose(true);
    expect(phase()).toBe('idle');
  });

  it('by a letter on the button, which is the query', () => {
    press('u');
    expect(phase()).toBe('idle');
    press('u', {}, get('[data-search-button]'));
    expect(search.get()).toEqual({phase: 'opening', query: 'u'});
  });

  it('by a search form, with its words', () => {
    get<HTMLInputElement>('input').value = ' dts bundle ';
    const submit = new Event('submit', {bubbles: true, cancelable: true});
    get('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(search.get()).toEqual({phase: 'opening', query: 'dts bundle'});
  });

  it('by nothing on a page without a button', () => {
    get('[data-search-button]').remove();
    press('k', {ctrlKey: true});
    const submit = new Event('submit', {bubbles: true, cancelable: true});
    get('form').dispatchEvent(submit);
    expect([phase(), submit.defaultPrevented]).toEqual(['idle', false]);
  });
});

it('records what is typed before the dialog is there, up to its limit', () => {
  open();
  for (const key of ['d', 't', 'x', 'Backspace', 's']) {
    expect(press(key).defaultPrevented).toBe(true);
  }
  expect(search.get()).toEqual({phase: 'opening', query: 'dts'});
  expect(press('ArrowDown').defaultPrevented).toBe(false);
  for (let count = 0; count < limits.searchInputMax; count += 1) press('x');
  expect(search.get().query).toHaveLength(limits.searchInputMax);
});

it('has the stylesheet know that the dialog is being loaded', () => {
  open();
  expect(document.documentElement.dataset.search).toBe('opening');
});

describe('when the dialog does not come', () => {
  it('says so after 4 s without React, and stays on the page', () => {
    open();
    jest.advanceTimersByTime(3999);
    expect([phase(), isMissing()]).toEqual(['opening', false]);
    jest.advanceTimersByTime(1);
    expect([phase(), isMissing()]).toEqual(['missing', true]);
  });

  it('tries again with what was typed, and says so again', () => {
    open();
    press('d');
    jest.advanceTimersByTime(4000);
    get('[data-search-retry]').click();
    expect([search.get(), isMissing()]).toEqual([{phase: 'opening', query: 'd'}, false]);
    jest.advanceTimersByTime(4000);
    expect([phase(), isMissing()]).toEqual(['missing', true]);
  });

  it('says so at once when the download failed', () => {
    open();
    search.set({phase: 'missing', query: ''});
    expect(isMissing()).toBe(true);
  });

  it('says so when the download takes 16 s more', () => {
    open();
    search.set({phase: 'loading', query: ''});
    jest.advanceTimersByTime(19_999);
    expect(isMissing()).toBe(false);
    jest.advanceTimersByTime(1);
    expect([phase(), isMissing()]).toEqual(['missing', true]);
  });

  it('waits again after Escape and another press', () => {
    open();
    jest.advanceTimersByTime(3500);
    press('Escape');
    expect(phase()).toBe('near');
    open();
    jest.advanceTimersByTime(3999);
    expect([phase(), isMissing()]).toEqual(['opening', false]);
    jest.advanceTimersByTime(1);
    expect(isMissing()).toBe(true);
  });

  it('waits from the load of the page on, and not for a search that was closed before it', () => {
    state = 'interactive';
    open();
    press('Escape');
    state = 'complete';
    dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(3500);
    open();
    jest.advanceTimersByTime(3999);
    expect([phase(), isMissing()]).toEqual(['opening', false]);
  });

  it('closes its message on the next page, and not when the navigation starts', () => {
    open();
    jest.advanceTimersByTime(4000);
    page.set(place('/guide/'));
    expect(isMissing()).toBe(true);
    page.set(place('/config/'));
    expect(isMissing()).toBe(false);
  });
});
