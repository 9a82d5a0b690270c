import assert from 'node:assert/strict';
import { greet } from '@example/rsbuild-options';
import { greet as greetInBrowser } from '@example/rsbuild-options/browser';

assert.equal(greet('Ada'), 'Hello, Ada!');
assert.equal(greetInBrowser('Ada'), 'Hello, Ada!');
