import assert from 'node:assert/strict';
import { toDollars } from '@example/json-bundleless';
import rates, { JPY } from '@example/json-bundleless/rates';

assert.equal(toDollars(2), '2.16');
assert.equal(JPY, 169.5);
assert.equal(rates.rounding.mode, 'half-up');
