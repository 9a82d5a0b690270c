import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toDollars } from '@example/json-raw-files';

assert.equal(toDollars(2), '2.16');
assert.equal(createRequire(import.meta.url)('@example/json-raw-files/rates.json').JPY, 169.5);
assert.equal(readFileSync('dist/rates.json', 'utf8'), readFileSync('src/rates.json', 'utf8'));
