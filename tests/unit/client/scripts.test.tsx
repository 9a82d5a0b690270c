import {startScripts} from '../../../src/client/scripts';

test('React waits for the rest of a document that is still coming, and comes once', () => {
  document.head.innerHTML =
    '<script type="application/json" data-scripts>["/runtime.js", "/main.js"]</script>';
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const asked = () =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src}) => src);
  startScripts();
  document.dispatchEvent(new Event('site:search'));
  expect(asked()).toEqual([]);
  state.mockReturnValue('interactive');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  document.dispatchEvent(new Event('site:search'));
  expect(asked()).toEqual(['http://localhost/runtime.js', 'http://localhost/main.js']);
});
