const assert = require('node:assert/strict');

// The module is instantiated later than require() returns …
assert.equal(require('@example/wasm-cjs').total, undefined);

// … unless a function waits for it.
require('@example/wasm-cjs/later')
  .total([2, 3])
  .then((sum) => assert.equal(sum, 5));
