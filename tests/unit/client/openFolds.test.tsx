import {reveal} from '../../../src/client/reveal';

const heading = (id: string): string =>
  `<div class="heading heading--h2"><h2 id="${id}">${id}</h2><a href="#${id}"></a></div>`;

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
  ['a heading within one', 'inside', ['a']],
  ['something in a fold of an entry', 'text', ['a', 'deep']],
  ['another entry', 'two', ['b']],
  ['a heading that is no entry', 'plain', []],
])('%s opens what it is folded in', (_what, id, expected) => {
  expect(reveal(id)).toBe(true);
  expect(opened()).toEqual(expected);
});

test('what is not there yet is waited for, and so is the body of an entry', () => {
  expect(reveal('three')).toBe(false);
  document.getElementById('b')!.remove();
  expect(reveal('two')).toBe(false);
  expect(opened()).toEqual([]);
});
