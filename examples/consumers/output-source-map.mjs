import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

// With its maps, Node.js names the line of the source.
const script =
  "import('./dist/index.js').then(({ average }) => average([])).catch((error) => console.log(error.stack))";
const stack = execFileSync(
  process.execPath,
  ['--enable-source-maps', '--eval', script],
  { encoding: 'utf8' },
);
assert.match(stack, /src[\\/]index\.ts:3:/);
