import assert from 'node:assert/strict';
import { portOf } from '@example/syntax-node-12';

assert.equal(portOf({ address: { port: 3000 } }), 3000);
assert.equal(portOf(), 8080);
