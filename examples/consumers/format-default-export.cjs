const assert = require('node:assert/strict');
const greet = require('@example/format-default-export');

assert.throws(() => greet('Ada'), { message: 'greet is not a function' });
assert.equal(greet.default('Ada'), 'Hello, Ada!');
// An ES module that is loaded by require() behaves in the same way.
assert.equal(require('./dist/index.js').default('Ada'), 'Hello, Ada!');
