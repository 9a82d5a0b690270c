import assert from 'node:assert/strict';
import { buttonStyle } from './packages/button/dist/index.js';

assert.equal(buttonStyle({ px: 4 }), 'padding: 4px');
