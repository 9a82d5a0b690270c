import assert from 'node:assert/strict';

await assert.rejects(import('@example/json-bundleless-attribute'), {
  message: /^Module "file:.+\/dist\/rates\.js" is not of type "json"$/,
});
