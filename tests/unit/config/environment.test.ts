import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {baseUrl, currentLocale, hasHistory, siteUrl} from '../../../src/config/environment';
import {writeFolder} from '../../support/siteFolder';

beforeAll(() => delete process.env.SITE_URL);

it.each([
  [undefined, 'http://localhost:3000'],
  ['https://docs.example', 'https://docs.example'],
  ['https://docs.example/', 'https://docs.example'],
  ['https://DOCS.example:443', 'https://docs.example'],
  ['https://user:secret@docs.example', 'https://docs.example'],
])('SITE_URL %j is %s', (value, expected) => {
  expect(siteUrl(value)).toBe(expected);
});

it.each([
  ...['https://docs.example/docs', 'https://docs.example//', 'ftp://docs.example'],
  ...['file:///tmp', 'javascript:alert(1)', 'docs.example', 'nonsense'],
])('SITE_URL %s is refused and named', (value) => {
  expect(() => siteUrl(value)).toThrow(
    `SITE_URL must be an http(s) origin without a path, not "${value}"`,
  );
});

it.each([
  ['', '/'],
  ['/docs/', '/docs/'],
  ['/a/b.c/~d/', '/a/b.c/~d/'],
])('BASE_URL %j is %s', (value, expected) => {
  expect(baseUrl(value)).toBe(expected);
});

it.each([
  ...['docs', '/docs', 'docs/', '//evil.example/', '/a//b/', '/a b/', '/%2e/', '/../', '/a/./'],
  ...['/a\\b/', 'https://docs.example/', '/a/?x/'],
])('BASE_URL %s is refused and named', (value) => {
  expect(() => baseUrl(value)).toThrow(
    `BASE_URL must start and end with a slash, such as /docs/, not "${value}"`,
  );
});

it.each([
  ['en', 'en'],
  ['zh-Hans', 'zh-Hans'],
  [undefined, 'en'],
  ['undefined', 'en'],
  ['zh', 'en'],
  ['__proto__', 'en'],
])('currentLocale %j is %s', (value, expected) => {
  expect(currentLocale(value)).toBe(expected);
});

const dir = writeFolder({});

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.a', ...args], {
    cwd,
    stdio: 'pipe',
  });

it('hasHistory is true in a full clone with a commit only', () => {
  expect(hasHistory(dir)).toBe(false);
  const origin = path.join(dir, 'origin');
  git(dir, 'init', '-q', 'origin');
  expect(hasHistory(origin)).toBe(false);
  for (const message of ['one', 'two'])
    git(origin, 'commit', '-q', '--no-verify', '--allow-empty', '-m', message);
  expect(hasHistory(origin)).toBe(true);
  git(dir, 'clone', '-q', '--depth', '1', `file://${origin}`, 'shallow');
  expect(hasHistory(path.join(dir, 'shallow'))).toBe(false);
});
