import assert from 'node:assert/strict';
import { average, sum } from '@example/dts-isolated';

assert.equal(average([1, 3]), 2);
assert.equal(sum([1, 3]), 4);
