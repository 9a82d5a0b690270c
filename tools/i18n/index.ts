/** Reports and updates the state of translations: npm run i18n -- --help */
import {main} from 'docusaurus-translations/commands';
import {root} from '../support/paths';
import {run} from '../support/process';

run(import.meta.url, async () => {
  process.exitCode = await main(process.argv.slice(2), {
    root,
    print: console.log,
    hasColour: process.stdout.hasColors?.() ?? false,
    columns: process.stdout.columns,
    name: 'npm run i18n --',
  });
});
