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
  location.hash = '';
  document.body.innerHTML = '<button data-search-button="#all">Search</button>';
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  delete dataset.search;
});

it('leads to the list of all pages when nothing opens the dialog for 4 s', () => {
  open();
  jest.advanceTimersByTime(3999);
  expect([dataset.search, location.hash]).toEqual(['opening', '']);
  jest.advanceTimersByTime(1);
  expect([dataset.search, location.hash]).toEqual([undefined, '#all']);
});

it('waits anew when a reader has given up and asks again', () => {
  open();
  jest.advanceTimersByTime(3500);
  escape();
  open();
  jest.advanceTimersByTime(3999);
  expect([dataset.search, location.hash]).toEqual(['opening', '']);
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#all');
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
  expect([dataset.search, location.hash]).toEqual(['opening', '']);
});
