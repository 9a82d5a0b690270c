import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {baseUrl, currentLocale, hasHistory, siteUrl} from '../../../src/config/environment';

describe('SITE_URL', () => {
  it.each([
    [undefined, 'http://localhost:3000'],
    ['', 'http://localhost:3000'],
    ['https://docs.example', 'https://docs.example'],
    ['https://docs.example/', 'https://docs.example'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['https://DOCS.example:443', 'https://docs.example'],
    ['https://user:secret@docs.example', 'https://docs.example'],
  ])('%j is %s', (value, expected) => {
    const before = process.env.SITE_URL;
    delete process.env.SITE_URL;
    expect(siteUrl(value)).toBe(expected);
    if (before !== undefined) process.env.SITE_URL = before;
  });

  it.each([
    'https://docs.example/docs',
    'https://docs.example//',
    'ftp://docs.example',
    'file:///tmp',
    'javascript:alert(1)',
    'docs.example',
    'nonsense',
  ])('%s is refused', (value) => {
    expect(() => siteUrl(value)).toThrow();
  });

  it('that is refused is named', () => {
    expect(() => siteUrl('https://docs.example/docs')).toThrow(
      'SITE_URL must be an http(s) origin without a path, not "https://docs.example/docs"',
    );
    expect(() => siteUrl('docs.example')).toThrow(/SITE_URL/);
  });
});

describe('BASE_URL', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/docs/', '/docs/'],
    ['/pr-7/', '/pr-7/'],
    ['/a/b.c/~d/', '/a/b.c/~d/'],
  ])('%j is %s', (value, expected) => {
    expect(baseUrl(value)).toBe(expected);
  });

  it.each([
    'docs',
    '/docs',
    'docs/',
    '//evil.example/',
    '/a//b/',
    '/a b/',
    '/%2e/',
    '/../',
    '/a/./',
    '/a\\b/',
    'https://docs.example/',
    '/a/?x/',
  ])('%s is refused and named', (value) => {
    expect(() => baseUrl(value)).toThrow(
      `BASE_URL must start and end with a slash, such as /docs/, not "${value}"`,
    );
  });
});

describe('currentLocale', () => {
  it.each([
    ['en', 'en'],
    ['zh-Hans', 'zh-Hans'],
    [undefined, 'en'],
    ['undefined', 'en'],
    ['', 'en'],
    ['zh', 'en'],
    ['__proto__', 'en'],
  ])('%j is %s', (value, expected) => {
    expect(currentLocale(value)).toBe(expected);
  });
});

describe('hasHistory', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'history-'));
  });
  afterEach(() => rmSync(dir, {recursive: true, force: true}));

  const git = (cwd: string, ...args: string[]) =>
    execFileSync(
      'git',
      [
        '-c',
        'user.name=a',
        '-c',
        'user.email=a@example.com',
        '-c',
        'commit.gpgsign=false',
        ...args,
      ],
      {cwd, stdio: 'pipe'},
    );

  it('is false without git', () => {
    expect(hasHistory(dir)).toBe(false);
  });

  it('is false in a folder that does not exist', () => {
    expect(hasHistory(path.join(dir, 'nope'))).toBe(false);
  });

  it('is false before the first commit', () => {
    git(dir, 'init', '-q');
    expect(hasHistory(dir)).toBe(false);
  });

  it('is true in a full clone, false in a shallow one', () => {
    const origin = path.join(dir, 'origin');
    git(dir, 'init', '-q', 'origin');
    for (const message of ['one', 'two'])
      git(origin, 'commit', '-q', '--no-verify', '--allow-empty', '-m', message);
    expect(hasHistory(origin)).toBe(true);
    git(dir, 'clone', '-q', '--depth', '1', `file://${origin}`, 'shallow');
    expect(hasHistory(path.join(dir, 'shallow'))).toBe(false);
  });
});
