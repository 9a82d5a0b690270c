const assert = require('node:assert/strict');

assert.equal(typeof require('@example/deps-commonjs').Box.render, 'function');
