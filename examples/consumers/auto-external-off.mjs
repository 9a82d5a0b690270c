import assert from 'node:assert/strict';
import { badge } from '@example/auto-external-off';

assert.equal(badge('a & b', true), '<b class="badge hot">a &amp; b</b>');
