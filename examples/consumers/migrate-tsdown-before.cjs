const assert = require('node:assert/strict');
const { messageClass } = require('@example/migrate-tsdown-before');

assert.equal(messageClass('info'), 'message message-info');
