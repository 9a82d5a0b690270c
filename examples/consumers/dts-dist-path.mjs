import assert from 'node:assert/strict';
import { average } from '@example/dts-dist-path';

assert.equal(average([1, 3]), 2);
