import {startScripts} from '../../../src/client/scripts';

const asked = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src}) => src);

beforeEach(() => {
  document.documentElement.removeAttribute('data-shell');
  document.body.innerHTML = '<button>Copy</button><button popovertarget="menu">Menu</button>';
  document.head.innerHTML =
    '<script type="application/json" data-shell>["/rare.css", "/shell.js"]</script>' +
    '<script type="application/json" data-scripts>["/runtime.js", "/main.js"]</script>';
});

test('React waits for the rest of a document that is still coming, and comes once', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  startScripts();
  document.dispatchEvent(new Event('site:search'));
  expect(asked()).toEqual(['http://localhost/shell.js']);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.dispatchEvent(new Event('site:search'));
  expect(asked()).toEqual([
    'http://localhost/shell.js',
    'http://localhost/runtime.js',
    'http://localhost/main.js',
  ]);
});

test('what was pressed before the controls came is pressed again, once, when all of them are there', () => {
  startScripts();
  const [copy, menu] = document.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
  copy.dispatchEvent(new Event('pointerdown', {bubbles: true}));
  copy.click();
  const pressed = jest.fn();
  copy.addEventListener('click', pressed);
  const arrive = (selector: string) =>
    document.querySelector(selector)!.dispatchEvent(new Event('load'));
  document.documentElement.dataset.shell = '';
  arrive('script[src$="shell.js"]');
  expect(pressed).not.toHaveBeenCalled();
  arrive('link[href="/rare.css"]');
  expect(pressed).toHaveBeenCalledTimes(1);
  menu.click();
  expect(pressed).toHaveBeenCalledTimes(1);
});
