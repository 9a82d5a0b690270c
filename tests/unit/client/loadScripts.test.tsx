import {startScripts} from '../../../src/client/loadScripts';
import {pressed} from '../../../src/client/stores/pressedButton';
import {search} from '../../../src/client/stores/searchStore';
import {tabs} from '../../../src/client/stores/tabsStore';
import {theme} from '../../../src/client/stores/themeStore';

const requested = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src}) => src);
const all = ['http://localhost/react.js', 'http://localhost/main.js'];
const button = (name: string): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('button, [data-press]')].find(
    ({textContent}) => textContent === name,
  )!;
const press = (name: string): void => {
  button(name).dispatchEvent(new Event('pointerdown', {bubbles: true}));
};

/** For each listener that a test has added to the window or document, a function that removes it. */
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
/** Runs the idle callbacks with `ms` as the remaining idle time, then all timers. */
const runIdle = (ms: number): void => {
  const deadline = {didTimeout: false, timeRemaining: () => ms};
  for (const look of idle.splice(0)) look(deadline);
  jest.runAllTimers();
};

beforeEach(() => {
  jest.useFakeTimers({doNotFake: ['performance', 'requestIdleCallback']});
  idle = [];
  window.requestIdleCallback = (look) => idle.push(look);
  document.documentElement.removeAttribute('data-ready');
  document.head.innerHTML =
    '<script type="application/json" data-styles>["/deferred.css"]</script>' +
    '<script type="application/json" data-scripts>["/react.js", "/main.js"]</script>';
  document.body.innerHTML = `
    <site-island>
      <button>Copy</button><button popovertarget="menu">Menu</button>
      <button class="theme-toggle">Theme</button>
      <div data-group="manager"><div><button role="tab" data-value="pnpm">pnpm</button></div></div>
      <div><div><button role="tab" data-value="b">B</button></div></div>
      <span data-press>Picture</span>
    </site-island>
    <button>Static</button>`;
  pressed.button = undefined;
  search.set({phase: 'idle', query: ''});
});
afterEach(() => {
  for (const remove of added.splice(0)) remove();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('scripts load once, after the document is parsed', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  startScripts();
  search.set({phase: 'opening', query: ''});
  expect(requested()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  search.set({phase: 'near', query: ''});
  expect(requested()).toEqual(all);
});

test('scripts load when the page has loaded and no frame is pending', () => {
  startScripts();
  window.dispatchEvent(new Event('load'));
  runIdle(12);
  expect(requested()).toEqual([]);
  runIdle(45);
  expect(requested()).toEqual(all);
  expect(document.querySelector('link[href="/deferred.css"]')).not.toBeNull();
});

test('scripts load after two seconds on a page that is never idle', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
  startScripts();
  window.dispatchEvent(new Event('load'));
  now.mockReturnValue(2999);
  runIdle(12);
  expect(requested()).toEqual([]);
  now.mockReturnValue(3000);
  runIdle(12);
  expect(requested()).toEqual(all);
});

test('scripts wait for an interaction on a slow connection', () => {
  Object.assign(navigator, {connection: {effectiveType: '3g'}});
  startScripts();
  window.dispatchEvent(new Event('load'));
  runIdle(45);
  Reflect.deleteProperty(navigator, 'connection');
  expect(requested()).toEqual([]);
  expect(document.querySelector('link[href="/deferred.css"]')).not.toBeNull();
  document.dispatchEvent(new Event('wheel', {bubbles: true}));
  runIdle(45);
  expect(requested()).toEqual(all);
});

test('a failed download is retried with the next request', () => {
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

test.each([['Copy'], ['B'], ['Picture']])(
  'a press on %s loads React at once, and is replayed',
  (name) => {
    startScripts();
    press(name);
    expect(requested()).toEqual(all);
    button(name).click();
    expect(pressed.button).toBe(button(name));
  },
);

test('a press that needs no React does not wait for it', () => {
  startScripts();
  for (const name of ['Menu', 'Theme', 'pnpm', 'Static']) {
    press(name);
    button(name).click();
  }
  expect(requested()).toEqual([]);
  expect(pressed.button).toBeUndefined();
  expect(tabs.get()).toEqual({manager: 'pnpm'});
  expect(theme.get()).toBe('dark');
  runIdle(45);
  expect(requested()).toEqual(all);
});

test('presses are left to hydrated islands', () => {
  startScripts();
  document.documentElement.dataset.ready = 'islands';
  const before = theme.get();
  button('Theme').click();
  button('Copy').click();
  expect(theme.get()).toBe(before);
  expect(pressed.button).toBeUndefined();
});

test.each([
  ['before React has loaded', undefined],
  ['before the listener for links is added', 'islands'],
])('a link to another language keeps query and hash %s', (_, ready) => {
  document.body.innerHTML = '<a class="language-link" href="/zh/guide">简体中文</a>';
  window.history.replaceState(null, '', '/guide?a=1#b');
  startScripts();
  if (ready !== undefined) document.documentElement.dataset.ready = ready;
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.getAttribute('href')).toBe('http://localhost/zh/guide?a=1#b');
  window.history.replaceState(null, '', '/');
});
