import assert from 'node:assert/strict';

await assert.rejects(
  import('@example/typescript-type-reexport'),
  /The requested module '\.\/options\.js' does not provide an export named 'Options'/,
);
