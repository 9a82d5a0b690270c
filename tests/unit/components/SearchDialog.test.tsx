import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {shortcuts} from '../../../src/client/stores/shortcutsStore';
import {search, type SearchState} from '../../../src/client/stores/searchStore';
import SearchBar from '../../../src/components/Search';
import type {Found} from '../../../src/components/Search/embedded';
import type {Hit} from '../../../src/lib/search/hit';
import type {SearchRequest} from '../../../src/lib/search/respond';
import * as limits from '../../../src/site/limits';
import {getMessage} from '../../../src/compiler/messages';
import type {MessageId} from '../../../src/site/locales';
import {addDialogs} from './browser';
import {renderIn} from './support';
import {translatePage} from '../../support/translate';

/** Error with which the download of the dialog fails; undefined if it succeeds. */
let failure: Error | undefined;
jest.mock('../../../src/components/Search/loadDialog', () => {
  const {loadDialog} = jest.requireActual<
    typeof import('../../../src/components/Search/loadDialog')
  >('../../../src/components/Search/loadDialog');
  return {loadDialog: jest.fn(() => (failure ? Promise.reject(failure) : loadDialog()))};
});
jest.mock('../../../src/components/Search/searchParts', () => ({
  searchParts: {source: {mode: 'embedded'}, pointer: '/search-index.json'},
}));
const mockSearch = jest.fn<Promise<Found>, [SearchRequest]>();
let mockBetter = (_isReady: boolean): void => undefined;
jest.mock('../../../src/components/Search/embedded', () => ({
  preloadIndex: jest.fn(),
  onBetterAnswer: (listener: (isReady: boolean) => void) => (mockBetter = listener),
  searchIndex: (request: SearchRequest) => mockSearch(request),
}));
const mockExplain = jest.fn<Promise<object>, [string]>();
jest.mock('../../../src/components/Search/log', () => ({
  explainLog: (text: string) => mockExplain(text),
}));
jest.mock('../../../src/components/Search/goTo', () => ({goTo: jest.fn()}));
const {goTo} = jest.requireMock<{goTo: jest.Mock}>('../../../src/components/Search/goTo');

/** Returns a hit of the search index. The URL `/a` is a page, `/a#b` a section. */
function hitOf(url: string, more: Partial<Hit> = {}): Hit {
  const kind = url.includes('#') ? 'section' : 'page';
  return {id: url, url, kind, group: 'Guide', headings: [url], title: url, trail: [], ...more};
}
/** Returns a search as DocSearch stores it. */
const storedSearch = (url: string): object => ({
  objectID: url,
  url,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'Guide', lvl1: url},
});
const answer = (...hits: readonly Hit[]): Found => ({hits});
const pageWithFold = [
  hitOf('/a', {rows: 2}),
  ...[1, 2, 3].map((number) => hitOf(`/a#${number}`)),
  hitOf('/b'),
];

const settle = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await new Promise((done) => setTimeout(done, 20));
  });
const set = (next: SearchState['phase'], query = ''): Promise<void> =>
  settle(() => search.set({phase: next, query}));
const phase = (): SearchState['phase'] => search.get().phase;
const field = (): Promise<HTMLInputElement> => screen.findByRole('combobox');
const say = (id: MessageId): string => getMessage('en', id);
const options = (): readonly string[] =>
  screen.queryAllByRole('option').map((row) => row.textContent.trim());
const active = (): string | undefined =>
  screen.queryByRole('option', {selected: true})?.textContent;
async function type(input: Element, keys: string): Promise<void> {
  await userEvent.type(input, keys);
  await settle(() => undefined);
}
async function click(element: Element): Promise<void> {
  await userEvent.click(element);
  await settle(() => undefined);
}
/** Opens the dialog with a query and returns its field. */
async function openWith(query: string): Promise<HTMLInputElement> {
  await set('opening', query);
  return field();
}
const button = (): HTMLElement =>
  screen.getByRole('button', {name: getMessage('en', 'search.label')});

beforeAll(() => {
  Object.assign(window, {matchMedia: () => ({matches: false}), scrollTo: () => undefined});
  Element.prototype.scrollIntoView = () => undefined;
  addDialogs();
});

beforeEach(() => {
  search.set({phase: 'idle', query: ''});
  failure = undefined;
  localStorage.clear();
  goTo.mockClear();
  mockSearch.mockReset().mockResolvedValue(answer());
  renderIn(<SearchBar />);
});

it('preloads the dialog without showing it', async () => {
  const {loadDialog} = jest.requireMock<Record<string, jest.Mock>>(
    '../../../src/components/Search/loadDialog',
  );
  loadDialog!.mockClear();
  await set('near');
  expect(loadDialog).toHaveBeenCalledTimes(1);
  expect(phase()).toBe('near');
  expect(document.querySelector('.search-dialog')).toBeNull();
});

it('opens the dialog with the query that was typed before it was loaded', async () => {
  await set('opening', 'dts');
  expect((await field()).value).toBe('dts');
  expect(phase()).toBe('open');
  expect(document.activeElement).toBe(await field());
});

it('explains a log that a form on the page passes, and labels it', async () => {
  const log = `error TS2307: Cannot find module '@/a'\n  at src/index.ts:3:1\nerror   Failed to build`;
  const input = await openWith(log);
  expect(input.value).toBe(getMessage('en', 'search.log'));
  expect(mockExplain).toHaveBeenLastCalledWith(log);
});

it('stays closed when the search is cancelled while the dialog is loading', async () => {
  await settle(() => {
    search.set({phase: 'opening', query: ''});
    search.set({phase: 'near', query: ''});
  });
  expect(phase()).toBe('near');
  expect(document.querySelector('.search-dialog')).toBeNull();
});

it('closes by Escape, and opens again', async () => {
  await set('opening', 'dts');
  await type(await field(), '{Escape}');
  await waitFor(() => expect(document.querySelector('.search-dialog')).toBeNull());
  expect(search.get()).toEqual({phase: 'near', query: ''});
  await set('opening');
  expect((await field()).value).toBe('');
});

it('reports a failed download, and tries again with the next attempt', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  failure = new Error('Loading chunk search-dialog failed.');
  await set('opening', 'dts');
  expect(phase()).toBe('missing');
  expect(log.mock.calls).toEqual([[failure]]);
  log.mockRestore();
  failure = undefined;
  await set('opening', 'dts');
  expect((await field()).value).toBe('dts');
});

it('can be opened again after its page is left', async () => {
  await set('opening');
  await field();
  renderIn(<SearchBar />);
  expect(phase()).toBe('near');
});

it('clears a field that contains only spaces', async () => {
  await set('opening');
  const input = await field();
  for (const [typed, value] of [
    ['  ', ''],
    ['d', 'd'],
    [' ', ''],
    ['d ', 'd '],
  ] as const) {
    await settle(() => void fireEvent.input(input, {target: {value: typed}}));
    expect(input.value).toBe(value);
  }
});

it('updates the keys of the button with single-character shortcuts', () => {
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
  act(() => shortcuts.choose(false));
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  act(() => shortcuts.choose(true));
});

it('requests at most 20 hits, with snippets of 10 words', async () => {
  await openWith('dts');
  expect(mockSearch.mock.calls.at(-1)![0]).toEqual({query: 'dts', limit: 20, words: 10});
});

describe('results', () => {
  it('are options of the field, which arrow keys and Enter choose', async () => {
    mockSearch.mockResolvedValue(answer(hitOf('/a'), hitOf('/a#1'), hitOf('/b')));
    const input = await openWith('dts');
    expect(options()).toEqual(['/a', '/a#1', '/b']);
    expect(input.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await type(input, '{ArrowDown}{ArrowDown}');
    expect(active()).toContain('/b');
    await type(input, '{ArrowUp}');
    expect(active()).toContain('/a#1');
    expect(document.getElementById(input.getAttribute('aria-activedescendant')!)).toBe(
      screen.getByRole('option', {selected: true}),
    );
    await type(input, '{Enter}');
    expect(goTo.mock.calls).toEqual([['/a#1', undefined]]);
    expect(document.querySelector('.search-dialog')).toBeNull();
  });

  it.each(['{Enter}', '{ArrowRight}', 'click'])('of one page are unfolded by %s', async (how) => {
    mockSearch.mockResolvedValue(answer(...pageWithFold));
    const input = await openWith('dts');
    const fold = say('search.more').replace('{count}', '2');
    expect(options()).toEqual(['/a', '/a#1', fold, '/b']);
    if (how === 'click') await click(screen.getByText(fold));
    else await type(input, `{ArrowDown}{ArrowDown}${how}`);
    expect(options()).toHaveLength(5);
    expect(active()).toContain('/a#2');
    expect(goTo).not.toHaveBeenCalled();
  });

  it('in the other language are a group of their own', async () => {
    const other = {locale: 'zh-Hans', hits: [hitOf('/zh/a')]} as const;
    mockSearch.mockResolvedValue({hits: [hitOf('/a')], other});
    await openWith('打包');
    const group = screen.getByRole('listbox', {name: say('search.other')});
    expect(group.querySelector('a')!.lang).toBe('zh-CN');
  });

  it('show the file and line of code, and the names of options, in mono', async () => {
    const code = {kind: 'code', title: 'dts.bundle', file: 'a.ts', line: 'dts: true'} as const;
    mockSearch.mockResolvedValue(answer(hitOf('/a#1', code)));
    await openWith('dts');
    expect([...document.querySelectorAll('.search-code')].map((one) => one.textContent)).toEqual([
      'dts.bundle',
      'a.ts · dts: true',
    ]);
  });

  it('show below the title their path, facts and a synonym', async () => {
    const more = {title: 'TS1', trail: ['dts', 'Errors'], facts: 'boolean', also: 'types'};
    mockSearch.mockResolvedValue(answer(hitOf('/a#1', {...more, isMention: true})));
    await openWith('dts');
    const also = say('search.also').replace('{word}', 'types');
    expect(options()).toEqual([`TS1dts › Errors · boolean · ${also}`]);
    expect(screen.getByRole('listbox').getAttribute('aria-labelledby')).toBe(
      screen.getByText(say('search.mentions')).id,
    );
  });

  it('are completed without moving the selected row', async () => {
    mockSearch.mockResolvedValue(answer(hitOf('/a'), hitOf('/b')));
    const input = await openWith('dts');
    await type(input, '{ArrowDown}');
    mockSearch.mockResolvedValue(answer(hitOf('/c'), hitOf('/b', {facts: 'boolean'})));
    await settle(() => mockBetter(true));
    expect(options()).toEqual(['/a', '/bboolean', '/c']);
    expect(active()).toContain('/b');
  });

  it('stay in place down to a pointer at rest when a better answer arrives, and the first stays selected', async () => {
    mockSearch.mockResolvedValue({...answer(hitOf('/a'), hitOf('/b')), isFirst: true});
    await openWith('dts');
    const row = screen.getAllByRole('option')[1]!;
    jest.spyOn(row, 'matches').mockImplementation((selector) => selector === ':hover');
    mockSearch.mockResolvedValue(answer(hitOf('/c'), hitOf('/b')));
    await settle(() => mockBetter(true));
    expect(options()).toEqual(['/a', '/b', '/c']);
    expect(active()).toContain('/a');
  });

  it('change in a translated page', async () => {
    mockSearch.mockResolvedValue(answer(hitOf('/a'), hitOf('/b')));
    const input = await openWith('d');
    const stop = translatePage();
    await settle(() => undefined);
    mockSearch.mockResolvedValue(answer(hitOf('/a', {title: 'now another', facts: 'boolean'})));
    await type(input, 't');
    expect(options()).toEqual(['now anotherboolean']);
    mockSearch.mockResolvedValue(answer());
    await type(input, 's');
    expect(options()).toEqual([]);
    mockSearch.mockResolvedValue(answer(hitOf('/b')));
    await type(input, '2');
    expect(options()).toEqual(['/b']);
    stop();
  });

  it('of an outdated query are not shown', async () => {
    let release = (_: Found): void => undefined;
    mockSearch.mockImplementation(({query}) =>
      query === 'd'
        ? new Promise((done) => (release = done))
        : Promise.resolve(answer(hitOf(`/${query}`))),
    );
    const input = await openWith('d');
    await type(input, 't');
    await settle(() => release(answer(hitOf('/d'))));
    expect(options()).toEqual(['/dt']);
  });
});

describe('without results', () => {
  it('suggests the groups of earlier answers, and links to a report', async () => {
    mockSearch.mockResolvedValueOnce(answer(hitOf('/a'))).mockResolvedValue(answer());
    const input = await openWith('dts');
    await type(input, 'x');
    expect(document.querySelector('.DocSearch-NoResults')!.textContent).toContain('"dtsx"');
    const report = screen.getByRole('link', {name: say('search.reportLink')});
    expect(report.getAttribute('href')).toMatch(/issues\/new\?title=.*dtsx$/);
    await click(screen.getByRole('button', {name: 'Guide'}));
    expect(input.value).toBe('guide ');
    expect(document.activeElement).toBe(input);
  });

  it('reports a failed search, and repeats it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    mockSearch.mockRejectedValueOnce(Object.assign(new Error('Gone'), {status: 404}));
    const input = await openWith('dts');
    expect(document.querySelector('.DocSearch-ErrorScreen')!.textContent).toContain(
      say('search.failed') + say('search.failedHelp'),
    );
    expect(log.mock.calls).toEqual([['Search failed: Error 404: Gone']]);
    log.mockRestore();
    mockSearch.mockResolvedValue(answer(hitOf('/a')));
    await click(screen.getByRole('button', {name: say('search.retry')}));
    expect(options()).toEqual(['/a']);
    expect(document.activeElement).toBe(input);
  });

  it('ignores Enter', async () => {
    const input = await openWith('dts');
    await type(input, '{Enter}');
    expect(document.querySelector('.DocSearch-NoResults')).not.toBeNull();
  });
});

it('cuts a long query, and says so until it is shorter', async () => {
  const input = await openWith('');
  const cut = say('search.cut').replace('{count}', '64');
  await settle(() => void fireEvent.input(input, {target: {value: 'x'.repeat(65)}}));
  expect(input.value).toHaveLength(limits.searchInputMax);
  expect(screen.getByText(cut)).not.toBeNull();
  await settle(() => void fireEvent.input(input, {target: {value: 'x'.repeat(63)}}));
  expect(screen.queryByText(cut)).toBeNull();
});

it('explains a typed error by its whole text, and shows no note that it was cut', async () => {
  const error =
    "SyntaxError: The requested module './a.js' does not provide an export named 'Options'";
  mockExplain.mockResolvedValue({words: '', hits: [hitOf('/a#error')]});
  const input = await openWith('');
  await type(input, error);
  expect(input.value).toBe(error.slice(0, limits.searchInputMax));
  expect(mockExplain.mock.calls.at(-1)![0]).toBe(error);
  expect(options()).toEqual(['/a#error']);
  expect(document.querySelector('.search-cut')).toBeNull();
});

it.each([true, false])('announces only a final number of results (%s)', async (isReady) => {
  mockSearch.mockResolvedValue({...answer(...pageWithFold), isFirst: true});
  await openWith('dts');
  await new Promise((done) => setTimeout(done, 600));
  expect(screen.getByRole('status').textContent).toBe('');
  mockSearch.mockResolvedValue(answer(hitOf('/a')));
  await settle(() => mockBetter(isReady));
  const words = isReady ? '1 result' : '5 results';
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(words));
});

describe('an empty search', () => {
  const recent = () => screen.queryByRole('grid', {name: say('search.recent')});
  const favourites = () => screen.queryByRole('grid', {name: say('search.favourites')});
  const stored = (kind: string) =>
    JSON.parse(localStorage.getItem(`__DOCSEARCH_${kind}_SEARCHES__en-rslib`) ?? '[]') as {
      objectID: string;
    }[];

  it('shows opened results, which can become favourites and can be removed', async () => {
    mockSearch.mockResolvedValue(answer(hitOf('/a#1'), hitOf('/b')));
    await type(await openWith('dts'), '{Enter}');
    expect(stored('RECENT')).toEqual([
      expect.not.objectContaining({title: expect.anything() as unknown}),
    ]);
    const input = await openWith('');
    await waitFor(() => expect(recent()).not.toBeNull());
    await click(screen.getByRole('button', {name: say('search.save')}));
    expect([recent(), favourites()]).toEqual([null, expect.anything()]);
    expect([stored('RECENT').length, stored('FAVORITE').length]).toEqual([0, 1]);
    expect(document.activeElement).toBe(input);
    await click(screen.getByRole('button', {name: say('search.removeFavourite')}));
    expect(favourites()).toBeNull();
    expect(screen.getByText(say('search.noRecent'))).not.toBeNull();
  });

  it.each([
    [0, limits.searchRecents],
    [1, limits.searchRecentsWithFavourites],
  ])('with %i favourites keeps %i recent searches', async (count, recents) => {
    const many = Array.from({length: 12}, (_, index) => storedSearch(`/${index}`));
    localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__en-rslib', JSON.stringify(many));
    localStorage.setItem(
      '__DOCSEARCH_FAVORITE_SEARCHES__en-rslib',
      JSON.stringify(many.slice(0, count)),
    );
    await openWith('');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(recents + count));
    await type(await field(), '{Enter}');
    expect(goTo).toHaveBeenCalledTimes(1);
  });
});
