import assert from 'node:assert/strict';
import { countWords } from '@example/worker-node';

assert.equal(await countWords('One worker, four words.'), 4);
