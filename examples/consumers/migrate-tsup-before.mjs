import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as library from '@example/migrate-tsup-before';

const { buttonClass } = library;
assert.deepEqual(Object.keys(library), ['buttonClass']);
assert.equal(buttonClass(), 'button button-m');
assert.equal(
  buttonClass({ size: 'large', primary: true }, ['wide']),
  'button button-l button-primary wide',
);

// The same to require().
const required = createRequire(import.meta.url)('@example/migrate-tsup-before');
assert.deepEqual(Object.keys(required), ['buttonClass']);
assert.equal(required.buttonClass({ size: 'large' }), 'button button-l');
