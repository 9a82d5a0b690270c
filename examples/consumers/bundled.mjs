import assert from 'node:assert/strict';
import { badge } from '@example/bundled';

assert.equal(badge('a & b', [1, 2]), '<b class="badge">a &amp; b: 3</b>');
assert.equal(badge('none', []), '<b class="badge badge-empty">none: 0</b>');
