import {act, fireEvent, screen} from '@testing-library/react';
import OverviewView, {OverviewFilterView} from '../../../src/components/Overview';
import type {OverviewGroup} from '../../../src/compiler/outputTypes';
import {allowSearchElement} from './browser';
import {renderIn} from './support';

const page = (name: string, ...headings: readonly string[]) => ({
  title: name.replace(/^.*\./, ''),
  name,
  path: `/config/${name}`,
  description: `About ${name}.`,
  headings: headings.map((text) => ({id: text, text, depth: 2})),
});
const groups: readonly OverviewGroup[] = [
  {
    title: 'Library options',
    pages: [page('lib.dts', 'dts.bundle', 'dts.path'), page('lib.format')],
  },
  {title: 'Rsbuild options', pages: [page('output'), page('output.distPath')]},
];

const field = () => screen.getByLabelText<HTMLInputElement>('Filter');
const type = (value: string) => fireEvent.change(field(), {target: {value}});
const shownTitles = (level: number) =>
  screen.queryAllByRole('heading', {level}).map((title) => title.textContent);
const shownHeadings = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const count = () => document.querySelector('.filter__count')!.textContent;
const empty = () => document.querySelector<HTMLElement>('.filter__empty')!;

const renderOverview = (shown = groups) =>
  renderIn(
    <>
      <OverviewFilterView groups={shown} />
      <OverviewView groups={shown} />
    </>,
  );

let written: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  allowSearchElement();
  history.replaceState(null, '', '/config/');
  written = jest.spyOn(history, 'replaceState');
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('groups, pages and headings are links in the order of the site', () => {
  renderOverview();
  expect(shownTitles(2)).toEqual(['Library options', 'Rsbuild options']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/config/lib.dts',
    '/config/lib.dts#dts.bundle',
    '/config/lib.dts#dts.path',
    '/config/lib.format',
    '/config/output',
    '/config/output.distPath',
  ]);
  expect(count()).toBe('4 pages');
});

test.each<[string, readonly string[], readonly string[], string]>([
  ['library', ['dts', 'format'], ['dts.bundle', 'dts.path'], '2 pages'],
  [' FORMAT ', ['format'], [], '1 page'],
  ['lib-dts', ['dts'], ['dts.bundle', 'dts.path'], '1 page'],
  ['dts.bundle', ['dts'], ['dts.bundle'], '1 page'],
])('"%s" filters to pages %j with headings %j', (query, titles, headings, says) => {
  renderOverview();
  type(query);
  expect([shownTitles(3), shownHeadings(), count()]).toEqual([titles, headings, says]);
  type('');
  expect([shownTitles(3).length, shownHeadings().length, count()]).toEqual([4, 2, '4 pages']);
});

test('a card links to its page for further headings, until something is filtered', () => {
  const options = Array.from({length: 10}, (_, index) => `output.${index}`);
  renderOverview([{title: 'Options', pages: [page('output', ...options, 'errors', 'next-steps')]}]);
  expect(shownHeadings()).toEqual([...options.slice(0, 8), '2 more']);
  expect(screen.getByText('2 more').getAttribute('href')).toBe('/config/output');
  type('next steps');
  expect(shownHeadings()).toEqual(['next-steps']);
  expect(document.querySelector('[data-filtered]')).not.toBeNull();
  type('');
  expect(shownHeadings()).toEqual([...options.slice(0, 8), '2 more']);
  expect(document.querySelector('[data-filtered]')).toBeNull();
});

test('names of APIs are code, in titles and headings', () => {
  renderOverview([{title: 'Options', pages: [page('dts', 'dts.bundle', 'Use `rslib`', 'Errors')]}]);
  const codes = [...document.querySelectorAll('code')].map((code) => code.textContent);
  expect(codes).toEqual(['dts', 'dts.bundle', 'rslib']);
});

test('the card of an article has its date, first sentence and audience', () => {
  const article = {...page('news'), date: '2025-05-14', audience: 'For authors'};
  renderOverview([{title: '2025', pages: [article]}]);
  expect(document.querySelector('.card')?.textContent).toBe(
    'May 14, 2025newsAbout news.For authors',
  );
  expect(document.querySelector('time')?.dateTime).toBe('2025-05-14');
});

test('a query without a match shows a message, as text', () => {
  renderOverview();
  expect(empty().hidden).toBe(true);
  type(' <b>$& ');
  expect([empty().hidden, empty().textContent]).toEqual([false, 'No matching API found: <b>$&']);
  expect([shownTitles(2), count()]).toEqual([[], '0 pages']);
  type('dts');
  expect([empty().hidden, empty().textContent]).toEqual([true, '']);
});

test('a query in the URL filters the list, cut to the length of the field', () => {
  history.replaceState(null, '', `/config/?q=${'dts.path'.padEnd(80, 'x')}`);
  document.documentElement.dataset.filtering = '';
  renderOverview();
  expect(field().value).toHaveLength(64);
  expect(shownTitles(3)).toEqual([]);
  expect(document.documentElement.dataset.filtering).toBeUndefined();
});

test('the URL gets the query once typing pauses, without a history entry', () => {
  renderOverview();
  const before = history.length;
  for (let length = 1; length <= 4; length++) {
    type('dts.'.slice(0, length));
    act(() => jest.advanceTimersByTime(100));
  }
  expect(location.search).toBe('');
  act(() => jest.advanceTimersByTime(1000));
  expect([location.search, history.length]).toEqual(['?q=dts.', before]);
  expect(written).toHaveBeenCalledTimes(1);
  type('');
  act(() => jest.advanceTimersByTime(1000));
  expect(location.search).toBe('');
});

test('the URL gets the query when the user leaves the field', () => {
  renderOverview();
  type('dts');
  fireEvent.blur(field());
  expect(location.search).toBe('?q=dts');
});

test('the URL of the next page stays as it is', () => {
  const {unmount} = renderOverview();
  type('dts');
  history.pushState(null, '', '/guide/?q=x');
  fireEvent.blur(field());
  type('dts.');
  unmount();
  jest.runAllTimers();
  expect(location.search).toBe('?q=x');
});

test('the list is filtered although the browser refuses to change the URL', () => {
  renderOverview();
  written.mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  type('dts');
  jest.runAllTimers();
  type('format');
  expect(shownTitles(3)).toEqual(['format']);
});
