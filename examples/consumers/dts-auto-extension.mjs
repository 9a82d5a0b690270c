import assert from 'node:assert/strict';
import { average } from '@example/dts-auto-extension';

assert.equal(average([1, 3]), 2);
