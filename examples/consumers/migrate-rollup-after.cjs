const assert = require('node:assert/strict');
const { badgeClass } = require('@example/migrate-rollup-after');

assert.equal(badgeClass('plain'), 'badge badge-plain');
