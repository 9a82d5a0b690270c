import assert from 'node:assert/strict';
import { byInitial } from '@example/deps-externals-function';

assert.deepEqual({ ...byInitial(['ant', 'bee', 'ape']) }, { a: ['ant', 'ape'], b: ['bee'] });
await assert.rejects(import('core-js-pure/actual/object/group-by'), {
  code: 'ERR_MODULE_NOT_FOUND',
});
