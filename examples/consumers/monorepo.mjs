import assert from 'node:assert/strict';
import { buttonStyle } from './packages/button/dist/index.js';

assert.equal(buttonStyle(), 'padding: 8px');
assert.match(import.meta.resolve('@acme/tokens'), /packages\/tokens\/dist\/index\.js$/);
