const assert = require('node:assert/strict');
const { locate } = require('@example/shims-cjs-resolve');

// What the page warns of: there is no such function.
assert.throws(() => locate('node:fs'), {
  name: 'TypeError',
  message: '{}.resolve is not a function',
});
