import {
  originsInPage,
  providerOrigins,
  searchHeadTags,
  searchOrigins,
} from '../../../src/config/searchOrigins';

const hosted = {mode: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs'} as const;

test('the provider answers at one host of the application and three fallbacks', () => {
  expect(providerOrigins('APP')).toEqual([
    'https://APP-dsn.algolia.net',
    'https://APP-1.algolianet.com',
    'https://APP-2.algolianet.com',
    'https://APP-3.algolianet.com',
  ]);
});

test('hosts in the configuration replace those of the provider', () => {
  expect(searchOrigins({...hosted, hosts: ['http://a.example:80']})).toEqual([
    'http://a.example:80',
  ]);
});

it('the head connects to the first host and names all hosts, in hosted mode only', () => {
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
])('the origins in the head %s are %j', (html, origins) => {
  expect(originsInPage(html)).toEqual(origins);
});
