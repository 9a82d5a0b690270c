const assert = require('node:assert/strict');
const { greet } = require('@example/dual-package');

assert.match(require.resolve('@example/dual-package'), /\.cjs$/);
assert.equal(greet('Ada'), 'Hello, Ada.');
assert.equal(greet('Ada', { loud: true }), 'Hello, Ada!');
