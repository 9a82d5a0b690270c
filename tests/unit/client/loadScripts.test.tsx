import {startScripts} from '../../../src/client/loadScripts';
import {pressed} from '../../../src/client/stores/pressed';
import {search} from '../../../src/client/stores/search';
import {tabs} from '../../../src/client/stores/tabs';
import {theme} from '../../../src/client/stores/theme';

const requested = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src}) => src);
const all = ['http://localhost/react.js', 'http://localhost/main.js'];
const button = (name: string): HTMLElement =>
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name)!;
const press = (name: string): void => {
  button(name).dispatchEvent(new Event('pointerdown', {bubbles: true}));
};

/** Listeners of the present test, which are removed with it. */
const added: (() => void)[] = [];
for (const target of [window, document]) {
  const add = target.addEventListener.bind(target);
  target.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    add(type, listener, options);
    added.push(() => target.removeEventListener(type, listener, options));
  };
}

let idle: IdleRequestCallback[] = [];
/** Runs what waits for an idle period of some ms. */
const rest = (ms: number): void => {
  const deadline = {didTimeout: false, timeRemaining: () => ms};
  for (const look of idle.splice(0)) look(deadline);
};

beforeEach(() => {
  idle = [];
  window.requestIdleCallback = (look) => idle.push(look);
  document.documentElement.removeAttribute('data-islands');
  document.head.innerHTML =
    '<script type="application/json" data-styles>["/rare.css"]</script>' +
    '<script type="application/json" data-scripts>["/react.js", "/main.js"]</script>';
  document.body.innerHTML = `
    <site-island>
      <button>Copy</button><button popovertarget="menu">Menu</button>
      <button data-theme-toggle>Theme</button>
      <div data-group="manager"><div><button role="tab" data-value="pnpm">pnpm</button></div></div>
      <div><div><button role="tab" data-value="b">B</button></div></div>
    </site-island>
    <button>Static</button>`;
  pressed.button = undefined;
  search.set({phase: 'idle', query: ''});
});
afterEach(() => {
  for (const remove of added.splice(0)) remove();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.restoreAllMocks();
});

test('scripts wait for the rest of a document that is still coming, and are loaded once', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  startScripts();
  search.set({phase: 'opening', query: ''});
  expect(requested()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  search.set({phase: 'near', query: ''});
  expect(requested()).toEqual(all);
});

test('after the page has loaded they come when no frame is to be drawn', () => {
  startScripts();
  window.dispatchEvent(new Event('load'));
  rest(12);
  expect(requested()).toEqual([]);
  rest(45);
  expect(requested()).toEqual(all);
  expect(document.querySelector('link[href="/rare.css"]')).not.toBeNull();
});

test('on a page that is never idle they come after two seconds', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  startScripts();
  window.dispatchEvent(new Event('load'));
  now.mockReturnValue(2999);
  rest(12);
  expect(requested()).toEqual([]);
  now.mockReturnValue(3000);
  rest(12);
  expect(requested()).toEqual(all);
});

test('on a slow connection they wait for the user', () => {
  Object.assign(navigator, {connection: {effectiveType: '3g'}});
  startScripts();
  window.dispatchEvent(new Event('load'));
  rest(45);
  Reflect.deleteProperty(navigator, 'connection');
  expect(requested()).toEqual([]);
  expect(document.querySelector('link[href="/rare.css"]')).not.toBeNull();
  document.dispatchEvent(new Event('wheel', {bubbles: true}));
  rest(45);
  expect(requested()).toEqual(all);
});

test('a download that failed is tried again with the next reason', () => {
  startScripts();
  search.set({phase: 'near', query: ''});
  const failed = document.querySelector<HTMLScriptElement>(
    'script[src="http://localhost/main.js"], script[src="/main.js"]',
  )!;
  failed.remove();
  failed.dispatchEvent(new Event('error'));
  search.set({phase: 'opening', query: ''});
  expect(requested()).toEqual(all);
});

test.each([['Copy'], ['B']])('a press on %s brings React at once, and is made again', (name) => {
  startScripts();
  press(name);
  expect(requested()).toEqual(all);
  button(name).click();
  expect(pressed.button).toBe(button(name));
});

test('a press that the page itself answers does not wait for React', () => {
  startScripts();
  for (const name of ['Menu', 'Theme', 'pnpm', 'Static']) {
    press(name);
    button(name).click();
  }
  expect(requested()).toEqual([]);
  expect(pressed.button).toBeUndefined();
  expect(tabs.get()).toEqual({manager: 'pnpm'});
  expect(theme.get()).toBe('dark');
  rest(45);
  expect(requested()).toEqual(all);
});

test('once the islands are live, nothing is answered for them', () => {
  startScripts();
  document.documentElement.dataset.islands = '';
  const before = theme.get();
  button('Theme').click();
  button('Copy').click();
  expect(theme.get()).toBe(before);
  expect(pressed.button).toBeUndefined();
});

test.each([
  ['before React is there', undefined],
  ['while the listener of the links is still to come', ''],
])('a link to another language keeps query and hash %s', (_, islands) => {
  document.body.innerHTML = '<a data-language="zh-Hans" href="/zh/guide">简体中文</a>';
  window.history.replaceState(null, '', '/guide?a=1#b');
  startScripts();
  if (islands !== undefined) document.documentElement.dataset.islands = islands;
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.getAttribute('href')).toBe('http://localhost/zh/guide?a=1#b');
  window.history.replaceState(null, '', '/');
});
