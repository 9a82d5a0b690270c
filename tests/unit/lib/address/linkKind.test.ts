import {isExternal} from '../../../../src/lib/address/linkKind';

it.each(['https://rslib.rs', 'http://example.com/x', 'HTTPS://EXAMPLE.COM', '//example.com/x'])(
  '%s leads elsewhere',
  (link) => {
    expect(isExternal(link)).toBe(true);
  },
);

it.each([
  undefined,
  '',
  '/',
  '/config/',
  '#errors',
  'guide/start',
  './x',
  'mailto:a@example.com',
  'https:',
  'javascript:alert(1)',
  '/https://x',
])('%j does not', (link) => {
  expect(isExternal(link)).toBe(false);
});
