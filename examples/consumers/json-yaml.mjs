import assert from 'node:assert/strict';
import { greet } from '@example/json-yaml';

assert.equal(greet('Ada'), 'Hello, Ada!');
