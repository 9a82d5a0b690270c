import assert from 'node:assert/strict';
import { average } from '@example/output-minify';
import { average as minified } from '@example/output-minify/minified';

assert.equal(average([1, 3]), 2);
assert.equal(minified([1, 3]), 2);
