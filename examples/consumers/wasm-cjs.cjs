const assert = require('node:assert/strict');

// The module is instantiated later than require() returns.
assert.equal(require('@example/wasm-cjs').total, undefined);
