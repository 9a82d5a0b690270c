import {repositoryUrl} from '../../../src/compiler/repository';
import {searchConfig} from '../../../src/config/searchConfig';
import {writeFolder} from '../../support/siteFolder';

it.each([
  ['git+https://github.com/a/b.git', 'https://github.com/a/b'],
  ['https://github.com/a/b.git', 'https://github.com/a/b'],
  ['https://github.com/a/b', 'https://github.com/a/b'],
  ['git+https://example.com/a.github/b', 'https://example.com/a.github/b'],
])('repositoryUrl %s is %s', (url, expected) => {
  const dir = writeFolder({'package.json': JSON.stringify({repository: {type: 'git', url}})});
  expect(repositoryUrl(dir)).toBe(expected);
});

const all = {ALGOLIA_APP_ID: 'app', ALGOLIA_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'index'};

it('searchConfig is embedded without credentials, and with empty ones', () => {
  expect(searchConfig({})).toEqual({mode: 'embedded'});
  expect(searchConfig({ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: ''})).toEqual({mode: 'embedded'});
});

const hosted = {appId: 'app', apiKey: 'key', indexName: 'index'};

it('searchConfig is hosted with all three variables', () => {
  expect(searchConfig(all)).toEqual({mode: 'hosted', ...hosted});
});

it('searchConfig names all missing variables', () => {
  expect(() => searchConfig({ALGOLIA_APP_ID: 'app'})).toThrow(
    'ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME',
  );
  expect(() => searchConfig({...all, ALGOLIA_APP_ID: ''})).toThrow('ALGOLIA_APP_ID');
});

it('searchConfig accepts other hosts of the same protocol', () => {
  const hosts = {ALGOLIA_HOSTS: 'https://a.example, http://localhost:7700/'};
  expect(searchConfig({...all, ...hosts})).toMatchObject({
    hosts: ['https://a.example', 'http://localhost:7700'],
  });
  expect(() => searchConfig(hosts)).toThrow('ALGOLIA_APP_ID');
});

it.each(['a.example', 'ftp://a.example', 'https://a.example/?x'])(
  'searchConfig refuses the host %s',
  (host) => {
    expect(() => searchConfig({...all, ALGOLIA_HOSTS: host})).toThrow(`not "${host}"`);
  },
);

it('searchConfig refuses an address as an application id', () => {
  expect(() => searchConfig({...all, ALGOLIA_APP_ID: 'a.example/x'})).toThrow('ALGOLIA_APP_ID');
});
