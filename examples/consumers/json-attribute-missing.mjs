import assert from 'node:assert/strict';

await assert.rejects(import('@example/json-attribute-missing'), {
  message: /needs an import attribute of/,
});
