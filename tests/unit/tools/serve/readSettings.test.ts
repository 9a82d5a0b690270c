import {readSettings} from '../../../../tools/serve/readSettings';

describe('readSettings', () => {
  it('has defaults', () => {
    expect(readSettings({})).toEqual({
      siteUrl: 'http://localhost:3000',
      base: '/',
      port: 3000,
      portIsFixed: false,
    });
  });

  it.each([
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['/pr-7/', '/pr-7/'],
    ['/a/b/', '/a/b/'],
  ])('reads BASE_URL=%s as %s', (value, base) => {
    expect(readSettings({BASE_URL: value}).base).toBe(base);
  });

  it.each(['https://docs.example', 'https://docs.example/'])(
    'reads SITE_URL=%s without a slash at the end',
    (value) => {
      expect(readSettings({SITE_URL: value}).siteUrl).toBe('https://docs.example');
    },
  );

  it('has a fixed port if PORT is set', () => {
    expect(readSettings({PORT: '8080'})).toMatchObject({port: 8080, portIsFixed: true});
  });

  it.each([
    [{PORT: 'x'}, /PORT/],
    [{PORT: '0'}, /PORT/],
    [{PORT: '70000'}, /PORT/],
    [{PORT: '80.5'}, /PORT/],
    [{BASE_URL: 'https://a/'}, /BASE_URL/],
    [{BASE_URL: '/pr-7'}, /BASE_URL/],
    [{BASE_URL: '//evil.example/'}, /BASE_URL/],
    [{BASE_URL: '/a b/'}, /BASE_URL/],
    [{SITE_URL: 'docs.example'}, /SITE_URL/],
    [{SITE_URL: 'ftp://docs.example'}, /SITE_URL/],
  ])('rejects %j and names the variable', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
