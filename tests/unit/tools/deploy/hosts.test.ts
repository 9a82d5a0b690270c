import {hosts, type HostName} from '../../../../tools/deploy/hosts';
import {precompress} from '../../../../tools/build/precompress';
import {installCommand, problemsOf} from '../../../support/hostServers';
import {writeFolder, writeSite} from '../../../support/siteFolder';

let dir: string;
let cache: string;

beforeAll(async () => {
  [dir, cache] = [writeSite(), writeFolder({})];
  await precompress(dir, cache);
});

const all = Object.keys(hosts) as HostName[];
// At the base path `/`, `tests/content/built/hosts.test.ts` tests these hosts with the real site.
const local: readonly HostName[] = ['bundled', 'nginx', 'caddy'];

describe.each([
  ['/', 'http://localhost:3000', all.filter((name) => !local.includes(name))],
  ['/pr-7/', 'https://docs.example', all],
])('below %s of %s', (base, siteUrl, names) => {
  for (const name of names) {
    const install = installCommand(name);
    (install ? it.skip : it)(
      `${name} answers by the delivery table${install ? ` (${install})` : ''}`,
      async () => {
        expect(await problemsOf(name, {dir, base, siteUrl})).toEqual([]);
      },
      30_000,
    );
  }
});
