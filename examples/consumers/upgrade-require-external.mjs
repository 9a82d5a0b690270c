import assert from 'node:assert/strict';
import { classes } from '@example/upgrade-require-external';

assert.equal(classes(true), 'tab active');
