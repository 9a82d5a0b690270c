import {execModule, run} from '../support/process';

run(import.meta.url, async () => {
  const args = ['start', '--no-open', ...process.argv.slice(2)];
  process.exit(await execModule('@docusaurus/core/bin/docusaurus.mjs', args));
});
