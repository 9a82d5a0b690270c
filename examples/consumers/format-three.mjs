import assert from 'node:assert/strict';
import { greet } from '@example/format-three';

assert.equal(greet('Ada'), 'Hello, Ada!');
