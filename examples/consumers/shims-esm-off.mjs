import assert from 'node:assert/strict';

// What the page warns of: the file cannot even be loaded.
await assert.rejects(import('@example/shims-esm-off'), {
  name: 'ReferenceError',
  message: /^__dirname is not defined in ES module scope/,
});
