import assert from 'node:assert/strict';
import { classes } from '@example/upgrade-module-import';

assert.equal(classes(true), 'tab active');
