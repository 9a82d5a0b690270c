const assert = require('node:assert/strict');

assert.equal(require('@example/json-external').msVersion, '2.1.3');
