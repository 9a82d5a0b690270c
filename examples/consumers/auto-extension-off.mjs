import assert from 'node:assert/strict';
import { greet } from '@example/auto-extension-off';

assert.equal(greet('Ada'), 'Hello, Ada!');
