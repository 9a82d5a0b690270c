const assert = require('node:assert/strict');
const { greet } = require('@example/cli-flags');

assert.equal(greet(), 'Hello, stranger.');
assert.equal(greet({ name: 'Ada' }), 'Hello, Ada.');
