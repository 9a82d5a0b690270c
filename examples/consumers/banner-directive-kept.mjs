import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { Counter, double } from '@example/banner-directive-kept';

assert.equal(typeof Counter, 'function');
assert.equal(double(2), 4);
assert.match(readFileSync('dist/counter.js', 'utf8'), /^["']use client["'];\n/);
assert.doesNotMatch(readFileSync('dist/double.js', 'utf8'), /use client/);
