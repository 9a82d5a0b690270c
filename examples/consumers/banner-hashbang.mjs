import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const cli = path.resolve('dist/cli.js');

// Windows has no such bits: npm writes a starter there.
if (process.platform !== 'win32') {
  assert.equal(statSync(cli).mode & 0o111, 0o111, 'everybody may execute the file');
  assert.equal(execFileSync(cli, ['Ada'], { encoding: 'utf8' }), 'Hello, Ada!\n');
}
assert.match(readFileSync(cli, 'utf8'), /^#!\/usr\/bin\/env node\n/);
