import {render, screen} from '@testing-library/react';
import Table, {ColumnHeader} from '../../../src/components/Table';

function renderTable(headers: readonly string[], cells: readonly string[]): void {
  render(
    <Table>
      <thead>
        <tr>
          {headers.map((header) => (
            <ColumnHeader key={header}>
              {header && (
                <>
                  In <code>{header}</code>
                </>
              )}
            </ColumnHeader>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {cells.map((cell) => (
            <td key={cell}>{cell}</td>
          ))}
        </tr>
      </tbody>
    </Table>,
  );
}

const labels = (): (string | undefined)[] =>
  screen
    .getAllByRole<HTMLElement>('cell')
    .filter(({textContent}) => textContent)
    .map(({dataset}) => dataset.label);

test('cells after the first have the label of their column, for phones', () => {
  renderTable(['Node.js', 'Browser', ''], ['a', 'b', 'c']);
  expect(labels()).toEqual([undefined, 'In Browser', undefined]);
});

test('a row may be longer or shorter than the headers', () => {
  renderTable(['one', 'two'], ['a', 'b', 'c']);
  expect(labels()).toEqual([undefined, 'In two', undefined]);
});

test.each([
  [3, 'scroll-x'],
  [4, 'scroll-x scroll-x--wide'],
])('a table of %i columns has the class %s', (columns, className) => {
  const names = Array.from({length: columns}, (_, index) => `c${index}`);
  renderTable(names, names);
  expect(screen.getByRole('region').className).toBe(className);
});
