// Compiles and packs packages as npm publishes them, into .cache/packages: npm run pack -- docusaurus-translations
import {readdirSync} from 'node:fs';
import {join, relative} from 'node:path';
import {exists} from '../support/files';
import {root} from '../support/paths';
import {run} from '../support/process';
import {pack} from './pack';

/** Returns the names of the packages of the workspace. */
const packages = (): readonly string[] =>
  readdirSync(join(root, 'packages')).filter((name) =>
    exists(`packages/${name}/tsconfig.build.json`),
  );

run(import.meta.url, async () => {
  const names = process.argv.slice(2);
  for (const name of names.length > 0 ? names : packages())
    console.log(relative(root, await pack(name)));
});
