import assert from 'node:assert/strict';
import { buttonStyle } from './packages/button/dist/index.js';

assert.equal(buttonStyle(2), 'padding: 16px');
