import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countWords } from '@example/node-cli';

assert.equal(countWords('to be or not to be'), 6);

const cli = path.resolve('dist/cli.js');
writeFileSync('line.txt', 'to be or not to be\n');
// Windows starts programs by the script that npm writes beside them.
const run = (...args) =>
  process.platform === 'win32'
    ? execFileSync(process.execPath, [cli, ...args], { encoding: 'utf8' })
    : execFileSync(cli, args, { encoding: 'utf8' });

assert.equal(run('line.txt'), '6\n');
assert.equal(run('--version'), '1.0.0\n');
if (process.platform !== 'win32') {
  assert.equal(statSync(cli).mode & 0o111, 0o111, 'everybody may execute the tool');
  assert.equal(statSync('dist/index.js').mode & 0o111, 0, 'the library is an ordinary file');
}
