import assert from 'node:assert/strict';
import { badge } from '@example/output-externals';

assert.equal(badge('new'), '<b class="badge" title="new">new</b>');
assert.equal(badge(''), '<b class="badge badge-empty" title=""></b>');
