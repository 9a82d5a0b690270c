import {startSearch} from '../../../src/client/shell/search';

const {dataset} = document.documentElement;
const open = (): void => document.querySelector<HTMLElement>('[data-search-button]')!.click();
const escape = (): boolean =>
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', cancelable: true}));

let state: DocumentReadyState = 'complete';

beforeAll(() => {
  Object.defineProperty(document, 'readyState', {get: () => state});
  startSearch();
});

beforeEach(() => {
  jest.useFakeTimers();
  state = 'complete';
  document.body.innerHTML =
    '<button data-search-button>Search</button>' +
    '<dialog id="search-missing"><button data-search-retry>Again</button></dialog>';
  // jsdom draws no dialog on top of the page.
  const dialog = document.querySelector('dialog')!;
  Object.assign(dialog, {
    showModal: () => dialog.toggleAttribute('open', true),
    close: () => dialog.toggleAttribute('open', false),
  });
});

const isMissing = (): boolean => document.querySelector('dialog')!.open;

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  delete dataset.search;
});

it('says that it is missing when nothing opens the dialog for 4 s, and stays on the page', () => {
  open();
  jest.advanceTimersByTime(3999);
  expect([dataset.search, isMissing()]).toEqual(['opening', false]);
  jest.advanceTimersByTime(1);
  expect([dataset.search, isMissing()]).toEqual(['missing', true]);
});

it('tries again with what was typed, and says so again', () => {
  open();
  document.dispatchEvent(new KeyboardEvent('keydown', {key: 'd'}));
  jest.advanceTimersByTime(4000);
  document.querySelector<HTMLElement>('[data-search-retry]')!.click();
  expect([dataset.search, dataset.searchQuery, isMissing()]).toEqual(['opening', 'd', false]);
  jest.advanceTimersByTime(4000);
  expect([dataset.search, isMissing()]).toEqual(['missing', true]);
});

it('says at once that it is missing when React could not load it', () => {
  open();
  dataset.search = 'missing';
  document.dispatchEvent(new Event('site:search'));
  expect(isMissing()).toBe(true);
});

it('says so when what React loads for it does not come for 16 s more', () => {
  open();
  dataset.search = 'loading';
  jest.advanceTimersByTime(19_999);
  expect(isMissing()).toBe(false);
  jest.advanceTimersByTime(1);
  expect([dataset.search, isMissing()]).toEqual(['missing', true]);
});

it('waits anew when a reader has given up and asks again', () => {
  open();
  jest.advanceTimersByTime(3500);
  escape();
  open();
  jest.advanceTimersByTime(3999);
  expect([dataset.search, isMissing()]).toEqual(['opening', false]);
  jest.advanceTimersByTime(1);
  expect(isMissing()).toBe(true);
});

it('waits from the load of the page on, and not for a reader who gave up before it', () => {
  state = 'interactive';
  open();
  escape();
  state = 'complete';
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3500);
  open();
  jest.advanceTimersByTime(3999);
  expect([dataset.search, isMissing()]).toEqual(['opening', false]);
});
