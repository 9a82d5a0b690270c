import assert from 'node:assert/strict';
import { sum } from '@example/minimal';

assert.equal(sum(1, 2), 3);
