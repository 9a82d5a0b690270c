import assert from 'node:assert/strict';
import { badgeClass } from '@example/output-css-modules';

assert.equal(badgeClass, 'greeter-badge-label');
