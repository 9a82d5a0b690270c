import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Counter } from '@example/banner-use-client';

assert.equal(typeof Counter, 'function');
const code = readFileSync('dist/index.js', 'utf8');
assert.match(code, /^'use client';\n/);
// The directive of counter.tsx itself did not survive the bundling.
assert.equal(code.match(/use client/g).length, 1);
