import {openFolds} from '../../../src/client/openFolds';

const heading = (id: string): string =>
  `<site-heading class="heading"><h2 id="${id}">${id}</h2><a href="#${id}"></a></site-heading>`;

beforeEach(() => {
  document.body.innerHTML = `
    <div class="entry">${heading('one')}<details id="a"><summary></summary>
      ${heading('inside')}<details id="deep"><p id="text"></p></details>
    </details></div>
    <div class="entry">${heading('two')}<details id="b"><summary></summary></details></div>
    ${heading('plain')}`;
});

const opened = (): string[] =>
  [...document.querySelectorAll('details')].filter(({open}) => open).map(({id}) => id);

test.each([
  ['the heading of an entry', 'one', ['a']],
  ['a heading within an entry', 'inside', ['a']],
  ['an element in a fold of an entry', 'text', ['a', 'deep']],
  ['another entry', 'two', ['b']],
  ['a heading that is no entry', 'plain', []],
])('%s opens its folds', (_what, id, expected) => {
  expect(openFolds(id)).toBe(true);
  expect(opened()).toEqual(expected);
});

test('a missing target, or an entry without a body, is not revealed', () => {
  expect(openFolds('three')).toBe(false);
  document.getElementById('b')!.remove();
  expect(openFolds('two')).toBe(false);
  expect(opened()).toEqual([]);
});
