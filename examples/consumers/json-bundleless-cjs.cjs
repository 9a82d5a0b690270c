const assert = require('node:assert/strict');
const { byDefault, byName } = require('@example/json-bundleless-cjs');

assert.equal(byName(2), 2.16);
assert.throws(() => byDefault(2), {
  message: "Cannot read properties of undefined (reading 'USD')",
});
