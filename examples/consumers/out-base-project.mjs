import assert from 'node:assert/strict';
import { average } from '@example/out-base-project';

assert.equal(average([1, 3]), 2);
