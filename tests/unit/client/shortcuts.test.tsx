import {startSearch} from '../../../src/client/shell/search';
import {startShortcuts} from '../../../src/client/shell/shortcuts';

const page = `
  <button data-search-button="#all" aria-keyshortcuts="Control+K Meta+K /">Search</button>
  <dialog id="site-shortcuts"><button data-shortcuts-letters aria-checked="true">Keys</button></dialog>
  <input type="checkbox" data-letters checked>`;

const keys = (): string | null =>
  document.querySelector('[data-search-button]')!.getAttribute('aria-keyshortcuts');
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)!.click();

const syncs = [startShortcuts(), startSearch()];

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = page;
  for (const element of document.querySelectorAll('dialog')) element.close = () => undefined;
});

it.each(['[data-shortcuts-letters]', '[data-letters]'])(
  'the search button names the keys that open it, also right after %s was pressed',
  (selector) => {
    for (const sync of syncs) sync();
    expect(keys()).toBe('Control+K Meta+K /');
    press(selector);
    expect(keys()).toBe('Control+K Meta+K');
    press(selector);
    expect(keys()).toBe('Control+K Meta+K /');
  },
);

it('the search button of a new page names the keys that a reader has left on', () => {
  localStorage.setItem('shortcuts-rslib', 'off');
  for (const sync of syncs) sync();
  expect(keys()).toBe('Control+K Meta+K');
});
