import assert from 'node:assert/strict';
import { isWord } from '@example/assets-new-url';

assert.equal(await isWord('banana'), true);
assert.equal(await isWord('bananas'), false);
