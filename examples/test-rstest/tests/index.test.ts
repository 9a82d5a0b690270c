import { expect, test } from '@rstest/core';
import { toCents } from '../src/index';

test('rounds to whole cents', () => {
  expect(toCents(0.1 + 0.2)).toBe(30);
});
