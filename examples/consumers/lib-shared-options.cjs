const assert = require('node:assert/strict');
const { greet } = require('@example/lib-shared-options');

assert.equal(greet(), 'Hello, reader!');
assert.equal(greet('Ada'), 'Hello, Ada!');
