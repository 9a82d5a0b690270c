import assert from 'node:assert/strict';

// As an older engine has it: neither method is there.
delete Object.groupBy;
delete Array.prototype.toSorted;
const { byChannel, newestFirst } = await import('@example/compat-polyfill');

const beta = { version: 2, channel: 'beta' };
const stable = { version: 1, channel: 'stable' };
assert.deepEqual({ ...byChannel([beta, stable]) }, { beta: [beta], stable: [stable] });
assert.deepEqual(newestFirst([1, 3, 2]), [3, 2, 1]);

// The application's own objects are left alone.
assert.equal(Object.groupBy, undefined);
assert.equal(Array.prototype.toSorted, undefined);
