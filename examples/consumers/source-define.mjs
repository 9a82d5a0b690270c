import assert from 'node:assert/strict';
import { version } from '@example/source-define';

assert.equal(version(), '1.0.0');
