import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {letters} from '../../../src/client/stores/shortcutsStore';
import {search, type SearchState} from '../../../src/client/stores/searchStore';
import SearchBar from '../../../src/components/Search';
import {getMessage} from '../../../src/compiler/messages';
import {addDialogs} from './browser';
import {renderIn} from './support';

/** Error with which the download of the dialog fails. */
let failure: Error | undefined;
jest.mock('../../../src/components/Search/loadDialog', () => {
  const {loadDialog} = jest.requireActual<
    typeof import('../../../src/components/Search/loadDialog')
  >('../../../src/components/Search/loadDialog');
  return {loadDialog: jest.fn(() => (failure ? Promise.reject(failure) : loadDialog()))};
});
jest.mock('@docsearch/react/modal', () => jest.requireActual<object>('@docsearch/react'));
jest.mock('../../../src/components/Search/parts', () => ({
  searchParts: {source: {mode: 'embedded'}, pointer: '/search-index.json'},
}));
jest.mock('../../../src/components/Search/embedded', () => ({
  preloadIndex: jest.fn(),
  sharedClient: () => ({search: () => Promise.resolve({results: [{hits: [], nbHits: 0}]})}),
}));

const settle = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await new Promise((done) => setTimeout(done, 20));
  });
const set = (next: SearchState['phase'], query = ''): Promise<void> =>
  settle(() => search.set({phase: next, query}));
const phase = (): SearchState['phase'] => search.get().phase;
const field = (): Promise<HTMLInputElement> => screen.findByRole('combobox');
const button = (): HTMLElement =>
  screen.getByRole('button', {name: getMessage('en', 'search.label')});

beforeAll(() => {
  Object.assign(window, {matchMedia: () => ({matches: false}), scrollTo: () => undefined});
  addDialogs();
});

beforeEach(() => {
  search.set({phase: 'idle', query: ''});
  failure = undefined;
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
  await userEvent.type(await field(), '{Escape}');
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

it('switches single-character shortcuts off and on, and updates the keys of the button', async () => {
  await set('opening');
  await field();
  const box = screen.getByLabelText<HTMLInputElement>(getMessage('en', 'search.letters'));
  expect(box.checked).toBe(true);
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
  await userEvent.click(box);
  expect([box.checked, letters.get()]).toEqual([false, false]);
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  act(() => letters.choose(true));
  expect(box.checked).toBe(true);
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
});
