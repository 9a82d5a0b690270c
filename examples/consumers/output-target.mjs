import assert from 'node:assert/strict';
import { badge } from '@example/output-target';

assert.equal(badge('new'), '<b class="badge">new</b>');
