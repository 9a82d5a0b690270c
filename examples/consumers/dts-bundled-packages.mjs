import assert from 'node:assert/strict';
import { badge } from '@example/dts-bundled-packages';

assert.equal(badge('new', ['round', { big: true }]), '<b class="badge round big">new</b>');
