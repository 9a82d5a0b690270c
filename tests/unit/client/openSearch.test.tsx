import {addDialogs} from '../components/browser';
import {bundleTimeoutMs, startEarlySearch} from '../../../src/client/earlySearch';
import {shortcuts} from '../../../src/client/stores/shortcutsStore';
import {page} from '../../../src/client/stores/pageStore';
import {search, type SearchState} from '../../../src/client/stores/searchStore';
import * as limits from '../../../src/site/limits';

const get = <T extends HTMLElement = HTMLElement>(selector: string): T =>
  document.querySelector<T>(selector)!;
const open = (): void => get('.DocSearch-Button').click();
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
/** Submits the search form. Returns false if a listener prevents the browser from sending it. */
const submit = (): boolean =>
  get('form').dispatchEvent(new Event('submit', {bubbles: true, cancelable: true}));
const phase = (): SearchState['phase'] => search.get().phase;
const isMissing = (): boolean => get<HTMLDialogElement>('#search-missing').open;
const place = (pathname: string) => ({pathname, search: '', hash: ''});

let state: DocumentReadyState = 'complete';

beforeAll(() => {
  Object.defineProperty(document, 'readyState', {get: () => state});
  addDialogs();
  startEarlySearch();
});

describe('before the browser bundle has loaded', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML =
      '<button class="DocSearch-Button">Search</button><input>' +
      '<dialog id="search-missing"><button class="button--solid">Again</button></dialog>';
  });

  it('records that the search is opened, and the typed text', () => {
    open();
    for (const key of ['d', 't', 'x', 'Backspace', 's'])
      expect(press(key).defaultPrevented).toBe(true);
    expect(search.get()).toEqual({phase: 'opening', query: 'dts'});
    press('Escape');
    expect(phase()).toBe('near');
  });

  it.each([
    ['Ctrl K', 'k', {ctrlKey: true}, 'opening'],
    ['a slash', '/', {}, 'opening'],
    ['a letter', 'k', {}, 'idle'],
  ])('%s', (_name, key, options, expected) => {
    press(key, options);
    expect(phase()).toBe(expected);
    search.set({phase: 'idle', query: ''});
    press(key, options, get('input'));
    expect(phase()).toBe(key === '/' ? 'idle' : expected);
  });

  it('shows the error dialog if the bundle does not load in time, from which the user can try again', () => {
    open();
    jest.advanceTimersByTime(bundleTimeoutMs);
    expect(isMissing()).toBe(true);
    get('#search-missing button').click();
    expect(isMissing()).toBe(false);
    expect(phase()).toBe('opening');
  });

  it('leaves the keys to the bundle from then on', async () => {
    await import('../../../src/client/openSearch');
    open();
    press('d');
    expect(search.get()).toEqual({phase: 'opening', query: 'd'});
  });
});

beforeEach(() => {
  jest.useFakeTimers();
  state = 'complete';
  document.body.innerHTML =
    '<button class="DocSearch-Button">Search</button>' +
    '<form role="search"><input name="q"></form>' +
    '<dialog id="search-missing"><button class="button--solid">Again</button></dialog>';
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  search.set({phase: 'idle', query: ''});
});

describe('the dialog opens', () => {
  it('by the button, and loads when the pointer is over the button', () => {
    get('form').dispatchEvent(new Event('pointerover', {bubbles: true}));
    expect(phase()).toBe('idle');
    get('.DocSearch-Button').dispatchEvent(new Event('pointerover', {bubbles: true}));
    expect(phase()).toBe('near');
    open();
    expect(search.get()).toEqual({phase: 'opening', query: ''});
    // Stylesheets use this attribute to show that the search is opening.
    expect(document.documentElement.dataset.search).toBe('opening');
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
    shortcuts.choose(false);
    press('/');
    shortcuts.choose(true);
    expect(phase()).toBe('idle');
  });

  it('by a letter typed on the button, which becomes the query', () => {
    press('u');
    expect(phase()).toBe('idle');
    press('u', {}, get('.DocSearch-Button'));
    expect(search.get()).toEqual({phase: 'opening', query: 'u'});
  });

  it('by a search form, with its query', () => {
    get<HTMLInputElement>('input').value = ' dts bundle ';
    expect(submit()).toBe(false);
    expect(search.get()).toEqual({phase: 'opening', query: 'dts bundle'});
  });

  it('not by a form in another language, whose pages the dialog does not search', () => {
    get('form').lang = 'zh-CN';
    expect([submit(), phase()]).toEqual([true, 'idle']);
  });

  it('not on a page without a button', () => {
    get('.DocSearch-Button').remove();
    press('k', {ctrlKey: true});
    expect([submit(), phase()]).toEqual([true, 'idle']);
  });
});

it('records typed characters while the dialog is loading, up to the limit', () => {
  open();
  for (const key of ['d', 't', 'x', 'Backspace', 's']) {
    expect(press(key).defaultPrevented).toBe(true);
  }
  expect(search.get()).toEqual({phase: 'opening', query: 'dts'});
  expect(press('ArrowDown').defaultPrevented).toBe(false);
  for (let count = 0; count < limits.searchInputMax; count += 1) press('x');
  expect(search.get().query).toHaveLength(limits.searchInputMax);
});

describe('when the dialog does not load', () => {
  it.each([
    ['if React has not loaded', 'opening', 4000],
    ['if React has not loaded it', 'loading', 20_000],
  ] as const)('shows a message %s', (_what, waiting, ms) => {
    open();
    search.set({phase: waiting, query: ''});
    jest.advanceTimersByTime(ms - 1);
    expect([phase(), isMissing()]).toEqual([waiting, false]);
    jest.advanceTimersByTime(1);
    expect([phase(), isMissing()]).toEqual(['missing', true]);
  });

  it('offers to reload the page if a newer build was deployed', async () => {
    document.body.insertAdjacentHTML('beforeend', '<script data-scripts>["/old.js"]</script>');
    const text = () => Promise.resolve('<script data-scripts>["/new.js"]</script>');
    Object.assign(window, {fetch: jest.fn(() => Promise.resolve({text}))});
    open();
    await jest.advanceTimersByTimeAsync(4000);
    expect(get('#search-missing').dataset.outdated).toBe('');
    Reflect.deleteProperty(window, 'fetch');
  });

  it('tries again with the same query, and shows the message again', () => {
    open();
    press('d');
    jest.advanceTimersByTime(4000);
    get('#search-missing .button--solid').click();
    expect([search.get(), isMissing()]).toEqual([{phase: 'opening', query: 'd'}, false]);
    jest.advanceTimersByTime(4000);
    expect([phase(), isMissing()]).toEqual(['missing', true]);
  });

  it('shows the message at once when the download fails', () => {
    open();
    search.set({phase: 'missing', query: ''});
    expect(isMissing()).toBe(true);
  });

  it('starts the timeout when the page has loaded, unless the search was closed before', () => {
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

  it('hides the message on the next page, not when the navigation starts', () => {
    open();
    jest.advanceTimersByTime(4000);
    page.set(place('/guide/'));
    expect(isMissing()).toBe(true);
    page.set(place('/config/'));
    expect(isMissing()).toBe(false);
  });
});
