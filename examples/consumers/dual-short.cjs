const assert = require('node:assert/strict');
const { greet } = require('@example/dual-short');

assert.match(require.resolve('@example/dual-short'), /\.cjs$/);
assert.equal(greet('Ada'), 'Hello, Ada.');
assert.equal(greet('Ada', { loud: true }), 'Hello, Ada!');
