import assert from 'node:assert/strict';
import { average } from '@example/redirect-js-path-off';

assert.equal(average([1, 1, 2]), 1.33);
