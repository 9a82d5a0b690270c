const assert = require('node:assert/strict');

assert.throws(() => require('@example/node-top-level-await'), {
  code: 'ERR_REQUIRE_ASYNC_MODULE',
  message: /^require\(\) cannot be used on an ESM graph with top-level await\./,
});

// The CommonJS output loads, but its exports were copied before there were any.
assert.deepEqual({ ...require('./dist/index.cjs') }, { projectName: undefined });
