import {isExternal} from '../../../../src/lib/address/isExternal';

it.each(['https://rslib.rs', 'http://example.com/x', 'HTTPS://EXAMPLE.COM', '//example.com/x'])(
  '%s is external',
  (link) => {
    expect(isExternal(link)).toBe(true);
  },
);

it.each([
  ...[undefined, '', '/', '/config/', '#errors', 'guide/start', './x', 'https:', '/https://x'],
  ...['mailto:a@example.com', 'javascript:alert(1)'],
])('%j is internal', (link) => {
  expect(isExternal(link)).toBe(false);
});
