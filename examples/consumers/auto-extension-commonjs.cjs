const assert = require('node:assert/strict');
const { greet } = require('@example/auto-extension-commonjs');

assert.equal(greet('Ada'), 'Hello, Ada!');
