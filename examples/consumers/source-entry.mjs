import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { greet } from '@example/source-entry';

assert.equal(greet('Ada'), 'Hello, Ada!');
assert.equal(
  execFileSync(process.execPath, ['dist/cli.js', 'Ada'], { encoding: 'utf8' }),
  'Hello, Ada!\n',
);
