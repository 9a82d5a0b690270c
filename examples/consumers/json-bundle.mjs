import assert from 'node:assert/strict';
import { toDollars } from '@example/json-bundle';

assert.equal(toDollars(2), '2.16');
