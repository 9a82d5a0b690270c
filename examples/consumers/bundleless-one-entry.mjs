import assert from 'node:assert/strict';

await assert.rejects(import('@example/bundleless-one-entry'), {
  code: 'ERR_MODULE_NOT_FOUND',
  message: /^Cannot find module '.*dist\/greet\.js' imported from /,
});
