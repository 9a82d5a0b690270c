import assert from 'node:assert/strict';
import { describePlatform } from '@example/redirect-externals';

assert.equal(describePlatform(), 'Node runs this.');
