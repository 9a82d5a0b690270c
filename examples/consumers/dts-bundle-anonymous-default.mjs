import assert from 'node:assert/strict';
import { sum } from '@example/dts-bundle-anonymous-default';

assert.equal(sum([1, 2]), 3);
