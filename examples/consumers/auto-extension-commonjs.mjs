import assert from 'node:assert/strict';
import { greet } from '@example/auto-extension-commonjs';

assert.equal(greet('Ada'), 'Hello, Ada!');
