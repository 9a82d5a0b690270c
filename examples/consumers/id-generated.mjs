import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { greet } from '@example/id-generated';

assert.equal(greet(), 'Hello, reader!');
assert.doesNotMatch(readFileSync('dist/es2017/index.js', 'utf8'), /\?\?/);
