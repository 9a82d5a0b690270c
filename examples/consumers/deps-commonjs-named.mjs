import assert from 'node:assert/strict';
import { pages } from '@example/deps-commonjs-named/default';

assert.deepEqual(pages(), []);
await assert.rejects(import('@example/deps-commonjs-named'), {
  name: 'SyntaxError',
  message: /^Named export 'globSync' not found\. The requested module 'fast-glob' is a CommonJS module/,
});
