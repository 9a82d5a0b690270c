import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { countWords } from '@example/bundle-entries';

assert.equal(countWords('one two three'), 3);
const printed = execFileSync(process.execPath, ['dist/cli.js'], {
  input: 'one two',
  encoding: 'utf8',
});
assert.equal(printed, '2\n');
