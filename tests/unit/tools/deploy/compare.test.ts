import {hosts} from '../../../../tools/deploy/hosts';
import {compare} from '../../../../tools/deploy/verify/compare';
import {answer} from '../../../../tools/serve/answer';
import {readSite} from '../../../../tools/serve/readSite';
import {writeSite} from '../../../support/siteFolder';

const dir = writeSite();

/** Compares the site with a host whose redirects are absolute URLs, and returns the problems of redirects. */
async function compareRedirectsTo(target: string): Promise<readonly string[]> {
  const site = readSite({dir, base: '/', siteUrl: 'https://docs.example'});
  const origin = 'https://docs.example';
  const {problems} = await compare(site, dir, hosts.bundled, {
    origin,
    request(url, {accept} = {}, method = 'GET') {
      const {status, headers} = answer(site, {method, url, accept});
      const location = headers.location && target + headers.location;
      const sent = {...headers, ...(location && {location})};
      return Promise.resolve({status, headers: sent, coding: 'identity', body: Buffer.alloc(0)});
    },
  });
  return problems.filter((problem) => problem.includes('location: '));
}

test('a redirect to a URL of the host is compared by its path', async () => {
  expect(await compareRedirectsTo('https://docs.example')).toEqual([]);
});

test('a redirect to another origin is a difference', async () => {
  expect(await compareRedirectsTo('https://other.example')).not.toEqual([]);
});
