import {strippedLocalePath} from '../../../../src/lib/locale/strippedLocalePath';

it.each([
  ['/en/guide/start/', '/', '/guide/start/'],
  ['/en', '/', '/'],
  ['/en/en/x', '/', '/en/x'],
  ['/pr-7/en/guide/', '/pr-7/', '/pr-7/guide/'],
  ['/en/a%20b', '/', '/a%20b'],
  ['/en/zh/x', '/', '/zh/x'],
])('%s below %s becomes %s', (path, base, expected) => {
  expect(strippedLocalePath(path, base)).toBe(expected);
});

it.each([
  ['/guide/start/', '/'],
  ['/english/', '/'],
  ['/EN/x', '/'],
  ['/zh/en/x', '/'],
  ['/en/x', '/pr-7/'],
  ['/en//evil.example/x', '/'],
  ['/en/\\evil.example', '/'],
  ['/en/%2Fevil.example', '/'],
  ['/en/x%2f..%2f', '/'],
  ['//en/evil.example', '/'],
])('%s below %s is unchanged', (path, base) => {
  expect(strippedLocalePath(path, base)).toBeUndefined();
});
