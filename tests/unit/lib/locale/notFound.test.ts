import fc from 'fast-check';
import {strippedLocalePath} from '../../../../src/lib/locale/notFound';

const origin = 'https://docs.example';

it.each([
  ['/en/guide/start/', '/', '/guide/start/'],
  ['/en/', '/', '/'],
  ['/en', '/', '/'],
  ['/en/en/x', '/', '/en/x'],
  ['/pr-7/en/guide/', '/pr-7/', '/pr-7/guide/'],
  ['/pr-7/en', '/pr-7/', '/pr-7/'],
  ['/en/a%20b', '/', '/a%20b'],
  ['/en/zh/x', '/', '/zh/x'],
])('%s below %s is %s', (path, base, expected) => {
  expect(strippedLocalePath(path, base)).toBe(expected);
});

it.each([
  ['/guide/start/', '/'],
  ['/english/', '/'],
  ['/EN/x', '/'],
  ['/zh/guide/', '/'],
  ['/zh/en/x', '/'],
  ['/en/x', '/pr-7/'],
  ['/en//evil.example/x', '/'],
  ['/en/\\evil.example', '/'],
  ['/en/%2Fevil.example', '/'],
  ['/en/%5cevil.example', '/'],
  ['/en/x%2f..%2f', '/'],
  ['//en/evil.example', '/'],
])('%s below %s stays', (path, base) => {
  expect(strippedLocalePath(path, base)).toBeUndefined();
});

it('never leaves the origin and never throws', () => {
  const part = fc.constantFrom(
    '/',
    '//',
    'en',
    'zh',
    'x',
    '\\',
    '%2f',
    '%5C',
    'evil.example',
    '..',
    '.',
    '%09',
    '%00',
    '@',
    ':',
    '?',
    '#',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(part).map((parts) => `/en/${parts.join('')}`),
        fc.string(),
      ),
      fc.constantFrom('/', '/pr-7/'),
      (path, base) => {
        let pathname: string;
        try {
          // As a browser reports it.
          ({pathname} = new URL(`${origin}${path.startsWith('/') ? '' : '/'}${path}`));
        } catch {
          return;
        }
        const stripped = strippedLocalePath(pathname, base);
        if (stripped === undefined) return;
        expect(new URL(stripped, origin).origin).toBe(origin);
        expect(stripped.startsWith(base)).toBe(true);
      },
    ),
    {numRuns: 500},
  );
});

it('comes to an end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('en', 'x', 'zh')), (parts) => {
      let path: string | undefined = `/${parts.join('/')}`;
      let steps = 0;
      for (
        let next: string | undefined = path;
        next !== undefined;
        next = strippedLocalePath(next, '/')
      ) {
        path = next;
        expect(steps++).toBeLessThanOrEqual(parts.length);
      }
      expect(strippedLocalePath(path, '/')).toBeUndefined();
    }),
  );
});
