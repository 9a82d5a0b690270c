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

describe('after the page has loaded', () => {
  let idle: IdleRequestCallback[] = [];
  const meanwhile = (left: number): void => {
    const deadline = {didTimeout: false, timeRemaining: () => left};
    for (const look of idle.splice(0)) look(deadline);
  };
  beforeEach(() => {
    idle = [];
    window.requestIdleCallback = (look) => idle.push(look);
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    jest.restoreAllMocks();
  });
  // What an earlier test started listens as well.
  const seen = (): string[] => [...new Set(asked())];
  const shell = ['http://localhost/shell.js'];
  const all = [...shell, 'http://localhost/runtime.js', 'http://localhost/main.js'];

  test('the controls come when no frame is to be drawn, and the bundle when there is none again', () => {
    startScripts();
    window.dispatchEvent(new Event('load'));
    meanwhile(12);
    expect(seen()).toEqual([]);
    meanwhile(45);
    expect(seen()).toEqual(shell);
    meanwhile(12);
    expect(seen()).toEqual(shell);
    meanwhile(45);
    expect(seen()).toEqual(all);
  });

  test('on a page that is never at rest they come after two seconds', () => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    startScripts();
    window.dispatchEvent(new Event('load'));
    now.mockReturnValue(2999);
    meanwhile(12);
    expect(seen()).toEqual([]);
    now.mockReturnValue(3000);
    meanwhile(12);
    expect(seen()).toEqual(shell);
  });

  test('a press that is answered already does not wait for them, another one brings them at once', () => {
    startScripts();
    const [copy, menu] = document.querySelectorAll('button');
    menu!.dispatchEvent(new Event('pointerdown', {bubbles: true}));
    expect(seen()).toEqual([]);
    copy!.dispatchEvent(new Event('pointerdown', {bubbles: true}));
    expect(seen()).toEqual(shell);
  });
});
