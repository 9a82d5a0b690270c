const assert = require('node:assert/strict');
const { badgeClass } = require('@example/migrate-rollup-before');

assert.equal(badgeClass('plain'), 'badge badge-plain');
