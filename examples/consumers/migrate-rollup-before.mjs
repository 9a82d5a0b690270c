import assert from 'node:assert/strict';
import { badgeClass } from '@example/migrate-rollup-before';

assert.equal(badgeClass('strong', true), 'badge badge-strong badge-small');
