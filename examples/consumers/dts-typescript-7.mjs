import assert from 'node:assert/strict';
import { distance } from './dist/index.js';

assert.equal(distance({ x: 0, y: 0 }, { x: 3, y: 4 }), 5);
