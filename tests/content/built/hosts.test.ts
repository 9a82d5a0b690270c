import type {HostName} from '../../../tools/deploy/hosts';
import {buildAddress} from '../../../tools/build/output';
import {lacking, problemsOf} from '../../support/hosts';
import {buildDir} from '../support/build';

// All other hosts are tried with a small site, in tests/unit/tools/deploy.
describe.each(['bundled', 'nginx', 'caddy'] as const satisfies readonly HostName[])(
  '%s',
  (name) => {
    const missing = lacking(name);
    (missing ? it.skip : it)(
      `answers every address of the build as the table says${missing ? ` (${missing})` : ''}`,
      async () => {
        expect(await problemsOf(name, {dir: buildDir, ...buildAddress(buildDir)})).toEqual([]);
      },
      60_000,
    );
  },
);
