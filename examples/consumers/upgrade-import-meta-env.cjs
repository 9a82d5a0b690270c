const assert = require('node:assert/strict');

assert.throws(
  () => require('@example/upgrade-import-meta-env'),
  /Cannot read properties of undefined \(reading 'MODE'\)/,
);
