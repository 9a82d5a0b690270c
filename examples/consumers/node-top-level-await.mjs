import assert from 'node:assert/strict';
import { projectName } from '@example/node-top-level-await';

assert.equal(projectName, '@example/node-top-level-await');
