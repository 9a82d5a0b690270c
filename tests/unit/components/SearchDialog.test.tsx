import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {letters} from '../../../src/client/stores/letters';
import {search, type SearchState} from '../../../src/client/stores/search';
import SearchBar from '../../../src/components/Search';
import {say} from '../../../src/compiler/say';
import {renderIn} from './support';

/** Set where the download of the dialog is to fail. */
let failure: Error | undefined;
jest.mock('../../../src/components/Search/loadDialog', () => {
  const {loadDialog} = jest.requireActual<
    typeof import('../../../src/components/Search/loadDialog')
  >('../../../src/components/Search/loadDialog');
  return {loadDialog: jest.fn(() => (failure ? Promise.reject(failure) : loadDialog()))};
});
// Its other entry is an ES module.
jest.mock('@docsearch/react/modal', () => jest.requireActual<object>('@docsearch/react'));
jest.mock('../../../src/components/Search/parts', () => ({
  searchParts: {source: {mode: 'embedded'}, pointer: '/search-index.json'},
}));
// jsdom has no workers.
jest.mock('../../../src/components/Search/embedded', () => ({
  preloadIndex: jest.fn(),
  sharedClient: () => ({search: () => Promise.resolve({results: [{hits: [], nbHits: 0}]})}),
}));

/** Runs something, and waits for what follows from it. */
const settle = (run: () => void): Promise<void> =>
  act(async () => {
    run();
    await new Promise((done) => setTimeout(done, 20));
  });
const set = (next: SearchState['phase'], query = ''): Promise<void> =>
  settle(() => search.set({phase: next, query}));
const phase = (): SearchState['phase'] => search.get().phase;
const field = (): Promise<HTMLInputElement> => screen.findByRole('combobox');
const button = (): HTMLElement => screen.getByRole('button', {name: say('en', 'search.label')});

beforeAll(() => {
  Object.assign(window, {matchMedia: () => ({matches: false}), scrollTo: () => undefined});
  // jsdom draws no dialog on top of the page.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
});

beforeEach(() => {
  search.set({phase: 'idle', query: ''});
  failure = undefined;
  renderIn(<SearchBar />);
});

it('loads the dialog when it is likely to be opened, and shows nothing', async () => {
  const {loadDialog} = jest.requireMock<Record<string, jest.Mock>>(
    '../../../src/components/Search/loadDialog',
  );
  loadDialog!.mockClear();
  await set('near');
  expect(loadDialog).toHaveBeenCalledTimes(1);
  expect(phase()).toBe('near');
  expect(document.querySelector('.search-dialog')).toBeNull();
});

it('opens the dialog with what was typed before it was there', async () => {
  await set('opening', 'dts');
  expect((await field()).value).toBe('dts');
  expect(phase()).toBe('open');
  expect(document.activeElement).toBe(await field());
});

it('stays closed when the search is given up while the dialog is being loaded', async () => {
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

it('says that it is missing when the download fails, and loads it again when it is asked for again', async () => {
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

it('leaves a search that nobody shows any longer where it can be opened', async () => {
  await set('opening');
  await field();
  renderIn(<SearchBar />);
  expect(phase()).toBe('near');
});

it('takes spaces alone for no query, and empties a field that only holds spaces', async () => {
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

it('switches shortcuts of a single character off and on, and the button names its keys', async () => {
  await set('opening');
  await field();
  const box = screen.getByLabelText<HTMLInputElement>(say('en', 'search.letters'));
  expect(box.checked).toBe(true);
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
  await userEvent.click(box);
  expect([box.checked, letters.get()]).toEqual([false, false]);
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  act(() => letters.choose(true));
  expect(box.checked).toBe(true);
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
});
