import assert from 'node:assert/strict';
import { greet } from '@example/lib-shared-options';

assert.equal(greet(), 'Hello, reader!');
assert.equal(greet('Ada'), 'Hello, Ada!');
