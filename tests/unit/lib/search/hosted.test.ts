import {hostsCache, transporterHosts} from '../../../../src/components/Search/hosted';
import {describeFailure} from '../../../../src/lib/search/describeFailure';

test('hosts are converted to the form of the client', () => {
  expect(transporterHosts(['https://a.example', 'http://b.example:8108'])).toEqual([
    {url: 'a.example', accept: 'readWrite', protocol: 'https'},
    {url: 'b.example:8108', accept: 'readWrite', protocol: 'http'},
  ]);
});

test('the state of a host is stored by its name', async () => {
  const up = (): Promise<unknown> => Promise.resolve('up');
  await hostsCache.set({url: 'a', protocol: 'https', status: 'down'} as {url: string}, 'down');
  expect([await hostsCache.get({url: 'a'}, up), await hostsCache.get({url: 'b'}, up)]).toEqual([
    'down',
    'up',
  ]);
});

test('a failure is logged with its name, status and message', () => {
  const error = Object.assign(new Error('No such index'), {name: 'ApiError', status: 404});
  expect(describeFailure(error)).toBe('Search failed: ApiError 404: No such index');
  expect(describeFailure(new Error('Unreachable hosts'))).toBe(
    'Search failed: Error: Unreachable hosts',
  );
  expect(describeFailure('x')).toBe('Search failed: x');
});
