const assert = require('node:assert/strict');
const { title } = require('@example/format-cjs');

assert.equal(title('docs/quick-start.md'), 'quick start');
