import assert from 'node:assert/strict';
import { answer } from '@example/typescript-not-checked';

assert.equal(answer, 42);
