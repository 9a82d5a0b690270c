import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';

const output = execFileSync(process.execPath, ['dist/index.js', 'Ann & Bob'], { encoding: 'utf8' });
assert.equal(output, 'Hello, Ann &amp; Bob!\n');
