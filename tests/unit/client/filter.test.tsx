import {startFilter} from '../../../src/client/shell/filter';

const card = (title: string): string =>
  `<li data-overview-page><h3>${title}</h3><p data-overview-heading>${title}.path</p></li>`;
const list = `
  <input data-filter maxlength="64"><p data-filter-count data-one="{count} page" data-many="{count} pages"></p>
  <div data-overview><ul data-overview-group><h2>Options</h2>${card('dts')}${card('format')}</ul></div>`;

const field = (): HTMLInputElement => document.querySelector('[data-filter]')!;
const shown = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-overview-page]:not([hidden]) h3')].map(
    (title) => title.textContent,
  );

function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', {bubbles: true}));
}

let sync: () => void;
let written: jest.SpyInstance;

beforeAll(() => (sync = startFilter()));

beforeEach(() => {
  jest.useFakeTimers();
  history.pushState(null, '', '/config/');
  document.body.innerHTML = list;
  sync();
  written = jest.spyOn(history, 'replaceState');
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('filters while the browser refuses to change the address, as some do that is changed often', () => {
  written.mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  type('dts');
  expect(shown()).toEqual(['dts']);
  jest.runAllTimers();
  type('for');
  expect(shown()).toEqual(['format']);
});

it('changes the address once, when the typing pauses', () => {
  for (let length = 1; length <= 10; length++) {
    type('dts.alias.'.slice(0, length));
    jest.advanceTimersByTime(100);
  }
  expect(location.search).toBe('');
  jest.advanceTimersByTime(1000);
  expect(location.search).toBe('?q=dts.alias.');
  expect(written).toHaveBeenCalledTimes(1);
});

it('has the address right when a reader leaves the field, for a link that keeps the query', () => {
  type('dts');
  field().dispatchEvent(new Event('change', {bubbles: true}));
  expect(location.search).toBe('?q=dts');
});

it('leaves the address of another page alone', () => {
  type('dts');
  history.pushState(null, '', '/guide/?q=x');
  jest.runAllTimers();
  expect(location.search).toBe('?q=x');
});
