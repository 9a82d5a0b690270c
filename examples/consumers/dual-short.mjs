import assert from 'node:assert/strict';
import { greet } from '@example/dual-short';

assert.equal(greet('Ada'), 'Hello, Ada.');
assert.equal(greet('Ada', { loud: true }), 'Hello, Ada!');
