import assert from 'node:assert/strict';
import greet from '@example/format-default-export';

assert.equal(greet('Ada'), 'Hello, Ada!');
