const assert = require('node:assert/strict');
const greeter = require('.');

// The names do not matter to require(): it gives the exports themselves.
assert.deepEqual(Object.keys(greeter).sort(), ['greet', 'version']);
assert.equal(greeter.greet('Ada'), 'Hello, Ada!');
