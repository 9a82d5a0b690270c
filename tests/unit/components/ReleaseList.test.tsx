import {fireEvent, screen} from '@testing-library/react';
import ReleaseListView from '../../../src/components/ReleaseList';
import {allowSearchElement} from './browser';
import {renderIn} from './support';

beforeEach(allowSearchElement);
afterEach(() => history.replaceState(null, '', '/'));

const records = [
  {version: '1.0.0', messages: ['Nothing to build'], outputs: 3},
  {version: '0.9.2', messages: [], outputs: 1},
];

const list = (
  <ReleaseListView total={4} rows={[['1.0.0'], ['0.9.2'], ['0.9.1'], ['0.9.0']]} records={records}>
    <h2>2026</h2>
    <ul>
      <li>
        <p>
          <strong id="1.0.0">1.0.0</strong>
        </p>
        <p>Declarations get aliases.</p>
        <ul>
          <li>
            New: <code>dts.alias</code>, <code>--mode</code>.
          </li>
        </ul>
      </li>
      <li>
        <p>
          <strong id="0.9.2">0.9.2</strong>, <strong id="0.9.1">0.9.1</strong>: no change
        </p>
      </li>
    </ul>
    <h2>2025</h2>
    <ul>
      <li>
        <p>
          <strong id="0.9.0">0.9.0</strong>
        </p>
        <p>Names of files.</p>
      </li>
    </ul>
  </ReleaseListView>
);

function shown(): readonly string[] {
  return [...document.querySelectorAll('li:not([hidden]) > p > strong')].map(({id}) => id);
}

test.each<[string, readonly string[], string]>([
  ['', ['1.0.0', '0.9.2', '0.9.1', '0.9.0'], '4 releases'],
  ['DTS alias', ['1.0.0'], '1 release'],
  ['--mode', ['1.0.0'], '1 release'],
  ['0.9.1', ['0.9.2', '0.9.1'], '2 releases'],
  ['files', ['0.9.0'], '1 release'],
  ['nothing', [], '0 releases'],
])('"%s" filters to %j with the status "%s"', (query, versions, says) => {
  renderIn(list);
  const field = screen.getByRole('searchbox', {name: 'Option, flag or version'});
  fireEvent.change(field, {target: {value: 'x'}});
  fireEvent.change(field, {target: {value: query}});
  expect([shown(), document.querySelector('.filter__count')!.textContent]).toEqual([
    versions,
    says,
  ]);
});

test('a query without a match is shown in place of the list, until it has one', () => {
  renderIn(list);
  const field = screen.getByRole('searchbox', {name: 'Option, flag or version'});
  fireEvent.change(field, {target: {value: 'nothing'}});
  const message = screen.getByText<HTMLElement>('No release changed this: nothing');
  expect(message.hidden).toBe(false);
  expect(message.role).toBe('status');
  expect(message.nextElementSibling!.contains(screen.getByText('Names of files.'))).toBe(true);
  fireEvent.change(field, {target: {value: 'files'}});
  expect(message.hidden).toBe(true);
});

test('a year without a match is hidden, and names that match are highlighted', () => {
  history.replaceState(null, '', '/releases/?q=alias');
  renderIn(list);
  expect(document.querySelectorAll('h2:not([hidden])')).toHaveLength(1);
  const found = [...document.querySelectorAll('[data-match]')].map(({textContent}) => textContent);
  expect(found).toEqual(['dts.alias']);
});

test('two releases are compared by outputs and messages, too', () => {
  history.replaceState(null, '', '/releases/?from=0.9.2');
  renderIn(list);
  const links = screen.getByRole('region', {name: 'Compare releases'}).querySelectorAll('li a');
  expect([...links].map((a) => `${a.textContent} ${a.getAttribute('href')}`)).toEqual([
    '1.0.0: other output of 3 examples /releases/1.0.0#outputs',
    'Nothing to build /releases/1.0.0#messages',
  ]);
});

test('a version that shares a page with others stands for their newest', () => {
  history.replaceState(null, '', '/releases/?from=0.8.1&to=0.9.2');
  renderIn(
    <ReleaseListView
      total={5}
      rows={[['0.9.2'], ['0.9.1'], ['0.8.2', '0.8.1', '0.8.0']]}
      records={[]}>
      {null}
    </ReleaseListView>,
  );
  const from = screen.getAllByRole<HTMLSelectElement>('combobox')[0]!;
  expect([from.value, from.selectedOptions[0]!.textContent]).toEqual(['0.8.2', '0.8.0–0.8.2']);
  expect(screen.getAllByRole('status')[0]!.textContent).toContain('0.8.2');
});
