import assert from 'node:assert/strict';
import { badge } from '@example/auto-external-deprecated';

assert.equal(badge('a & b', true), '<b class="badge hot">a &amp; b</b>');
