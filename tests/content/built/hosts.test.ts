import {buildAddress} from '../../../tools/build/output';
import {installCommand, problemsOf} from '../../support/hostServers';
import {buildDir} from '../support/build';

// `tests/unit/tools/deploy` tests all other hosts with a small site.
describe.each(['bundled', 'nginx', 'caddy'] as const)('%s', (name) => {
  const install = installCommand(name);
  (install ? it.skip : it)(
    `serves every address of the build by the delivery table${install ? ` (${install})` : ''}`,
    async () => {
      expect(await problemsOf(name, {dir: buildDir, ...buildAddress(buildDir)})).toEqual([]);
    },
    60_000,
  );
});
