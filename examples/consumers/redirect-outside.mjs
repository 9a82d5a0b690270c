import assert from 'node:assert/strict';

await assert.rejects(import('@example/redirect-outside'), {
  code: 'ERR_MODULE_NOT_FOUND',
  message: /^Cannot find package '@shared\/greeting' imported from /,
});
