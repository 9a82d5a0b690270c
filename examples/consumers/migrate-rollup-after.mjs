import assert from 'node:assert/strict';
import { badgeClass } from '@example/migrate-rollup-after';

assert.equal(badgeClass('strong', true), 'badge badge-strong badge-small');
