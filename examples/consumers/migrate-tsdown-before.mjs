import assert from 'node:assert/strict';
import { messageClass } from '@example/migrate-tsdown-before';

assert.equal(messageClass('info'), 'message message-info');
