import assert from 'node:assert/strict';
import { letter } from '@example/tools-bundler-chain';

assert.equal(letter('Ada'), 'Hello, Ada!\n');
