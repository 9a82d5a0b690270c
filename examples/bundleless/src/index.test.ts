import assert from 'node:assert/strict';
import { test } from 'node:test';
import { average } from './index';

test('averages two numbers', () => {
  assert.equal(average([1, 3]), 2);
});
