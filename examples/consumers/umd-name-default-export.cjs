const assert = require('node:assert/strict');
const greet = require('.');

assert.equal(greet('Ada'), 'Hello, Ada!');
