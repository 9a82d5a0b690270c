import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true });
const output = execFileSync(process.execPath, ['release.mjs'], { encoding: 'utf8' });
assert.match(output, /^esm index\.js$/m);
assert.match(output, /^cjs index\.cjs$/m);
const { answer } = await import('./dist/index.js');
assert.equal(answer, 42);
