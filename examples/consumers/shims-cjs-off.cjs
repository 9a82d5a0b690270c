const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { readBeside } = require('@example/shims-cjs-off');

assert.equal(readBeside('index.cjs'), readFileSync('dist/index.cjs', 'utf8'));
