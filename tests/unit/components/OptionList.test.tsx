import {fireEvent, screen} from '@testing-library/react';
import OptionListView from '../../../src/components/OptionList';
import {allowSearchElement} from './browser';
import {renderIn} from './support';

const rows = [
  {
    name: 'output.autoExternal',
    id: 'auto',
    type: 'boolean',
    text: 'Leaves packages out.',
    value: '`true`',
  },
  {name: 'output.distPath', id: 'dist', text: 'The folder of files.', value: "`'dist'`"},
  {name: 'source.entry', text: 'Where to start.', value: 'none'},
];
const labels = ['Option', 'Does', 'Default'];

beforeEach(allowSearchElement);
afterEach(() => jest.restoreAllMocks());

const shown = () =>
  [...document.querySelectorAll('tbody tr:not([hidden]) .options__name')].map(
    (cell) => cell.firstElementChild!.textContent,
  );

test.each<[string, readonly string[], string]>([
  ['', ['output.autoExternal', 'output.distPath', 'source.entry'], '3 options'],
  ['auto external', ['output.autoExternal'], '1 option'],
  [' output ', ['output.autoExternal', 'output.distPath'], '2 options'],
  [' $& ', [], 'No option matches: $&'],
])('"%s" filters to %j with the status "%s"', (query, names, says) => {
  renderIn(<OptionListView rows={rows} labels={labels} isPage />);
  const field = screen.getByRole('searchbox', {name: 'Filter options'});
  fireEvent.change(field, {target: {value: 'x'}});
  fireEvent.change(field, {target: {value: query}});
  expect([shown(), screen.getByRole('status').textContent]).toEqual([names, says]);
});

test('a list within a section has no filter', () => {
  renderIn(<OptionListView rows={rows} labels={labels} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(shown()).toHaveLength(3);
});

test('an option that the page describes is a link, with its type below', () => {
  renderIn(<OptionListView rows={rows} labels={labels} />);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['output.autoExternal', '#auto'],
    ['output.distPath', '#dist'],
  ]);
  expect(screen.getByText('boolean').className).toBe('options__type code-short');
});
