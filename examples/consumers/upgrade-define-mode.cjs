const assert = require('node:assert/strict');

assert.equal(require('@example/upgrade-define-mode').production, true);
