import {hosts, type HostName} from '../../../../tools/deploy/hosts';
import {precompress} from '../../../../tools/build/precompress';
import {lacking, problemsOf} from '../../../support/hosts';
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
    const missing = lacking(name);
    (missing ? it.skip : it)(
      `${name} answers as the table says${missing ? ` (${missing})` : ''}`,
      async () => {
        expect(await problemsOf(name, {dir, base, siteUrl})).toEqual([]);
      },
      30_000,
    );
  }
});
