import {providerOrigins, rememberHosts, transporterHosts} from '../../../../src/lib/search/hosts';
import {describeFailure} from '../../../../src/lib/search/log';
import {originsInPage, searchHeadTags, searchOrigins} from '../../../../src/lib/search/source';

const hosted = {mode: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'} as const;

test('the provider answers at one host of the application and three fallbacks', () => {
  expect(providerOrigins('APP')).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
});

test('other hosts stand in for those of the provider', () => {
  expect(searchOrigins({...hosted, hosts: ['http://a.example:80']})).toEqual([
    'http://a.example:80',
  ]);
  expect(transporterHosts(['https://a.example', 'http://b.example:8108'])).toEqual([
    {url: 'a.example', accept: 'readWrite', protocol: 'https'},
    {url: 'b.example:8108', accept: 'readWrite', protocol: 'http'},
  ]);
});

test('a client remembers what it says of a host, by the name of the host', async () => {
  const cache = {
    get: (): Promise<unknown> => Promise.reject(new Error('its own')),
    set: (): Promise<unknown> => Promise.reject(new Error('its own')),
  } as Parameters<typeof rememberHosts>[0];
  const states = new Map<string, unknown>();
  rememberHosts(cache, states);
  await cache.set({url: 'a', protocol: 'https', status: 'down'} as {url: string}, 'down');
  expect(await cache.get({url: 'a'}, () => Promise.resolve('up'))).toBe('down');
  expect(await cache.get({url: 'b'}, () => Promise.resolve('up'))).toBe('up');
});

describe('the head of a page', () => {
  it('has a connection to the first host, and the names of all, in hosted mode only', () => {
    expect(searchHeadTags({mode: 'embedded'})).toEqual([]);
    const [link, meta] = searchHeadTags(hosted);
    expect(link?.attributes).toMatchObject({
      rel: 'preconnect',
      href: 'https://APP-dsn.algolia.net',
    });
    const html = `<meta charset=utf-8><meta name="${meta?.attributes.name}" content="${meta?.attributes.content}">`;
    expect(originsInPage(html)).toEqual(providerOrigins('APP'));
  });

  it.each([
    ['<meta name=search-origins content=https://a.example>', ['https://a.example']],
    [`<meta name="search-origins" content="https://a.example; script-src *">`, []],
    [
      `<meta name="search-origins" content="'unsafe-inline' http://b.example:1">`,
      ['http://b.example:1'],
    ],
    ['<meta name="description" content="https://a.example">', []],
    ['', []],
  ])('names in %s the origins %j and nothing else', (html, origins) => {
    expect(originsInPage(html)).toEqual(origins);
  });
});

test('a failure is told with its name, its status and its message', () => {
  const error = Object.assign(new Error('No such index'), {name: 'ApiError', status: 404});
  expect(describeFailure(error)).toBe('Search failed: ApiError 404: No such index');
  expect(describeFailure(new Error('Unreachable hosts'))).toBe(
    'Search failed: Error: Unreachable hosts',
  );
  expect(describeFailure('x')).toBe('Search failed: x');
});
