const assert = require('node:assert/strict');
const { badge } = require('@example/auto-external-exclude');

assert.equal(badge('a & b', true), '<b class="badge hot">a &amp; b</b>');
