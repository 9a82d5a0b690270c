import assert from 'node:assert/strict';
import { greet } from '@example/tools-rspack';

assert.equal(await greet('en'), 'Hello');
assert.equal(await greet('de'), 'Hallo');
