const assert = require('node:assert/strict');
const { greet } = require('@example/auto-extension-off');

assert.equal(greet('Ada'), 'Hello, Ada!');
