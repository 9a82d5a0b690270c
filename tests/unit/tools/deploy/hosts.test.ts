import {hosts, type HostName} from '../../../../tools/deploy/hosts';
import {precompress} from '../../../../tools/build/precompress';
import {installCommand, problemsOf} from '../../../support/hosts';
import {removeFolder, writeFolder, writeSite} from '../../../support/siteFolder';

let dir: string;
let cache: string;

beforeAll(async () => {
  [dir, cache] = [writeSite(), writeFolder({})];
  await precompress(dir, cache);
});
afterAll(() => [dir, cache].forEach(removeFolder));

describe.each([
  ['/', 'http://localhost:3000'],
  ['/pr-7/', 'https://docs.example'],
])('below %s of %s', (base, siteUrl) => {
  for (const name of Object.keys(hosts) as HostName[]) {
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
