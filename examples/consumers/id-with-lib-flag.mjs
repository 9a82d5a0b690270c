import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { greet } from '@example/id-with-lib-flag';

assert.equal(greet('Ada'), 'Hello, Ada!');
assert.ok(existsSync('dist/legacy/index.cjs'));
assert.ok(!existsSync('dist/browser'));
