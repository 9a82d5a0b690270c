import { spawnSync } from 'node:child_process';

// The flag is the default of older versions.
spawnSync(
  process.execPath,
  ['--no-experimental-require-module', '--eval', "require('./dist/static.cjs')"],
  { stdio: 'inherit' },
);
