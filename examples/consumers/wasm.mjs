import assert from 'node:assert/strict';
import { total } from '@example/wasm';

assert.equal(total([250, 199]), 449);
