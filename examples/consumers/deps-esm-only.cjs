const assert = require('node:assert/strict');

require('@example/deps-esm-only')
  .cell('a < b')
  .then((cell) => assert.equal(cell, '<td>a &lt; b</td>'));
