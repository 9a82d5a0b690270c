import assert from 'node:assert/strict';
import { channel } from '@example/configure-function';

assert.equal(channel, 'canary');
