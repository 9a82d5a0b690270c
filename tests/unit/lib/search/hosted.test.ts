import {rememberHosts, transporterHosts} from '../../../../src/lib/search/hosts';
import {describeFailure} from '../../../../src/lib/search/log';

test('hosts are told to the client as it wants them', () => {
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

test('a failure is told with its name, its status and its message', () => {
  const error = Object.assign(new Error('No such index'), {name: 'ApiError', status: 404});
  expect(describeFailure(error)).toBe('Search failed: ApiError 404: No such index');
  expect(describeFailure(new Error('Unreachable hosts'))).toBe(
    'Search failed: Error: Unreachable hosts',
  );
  expect(describeFailure('x')).toBe('Search failed: x');
});
