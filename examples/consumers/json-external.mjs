import assert from 'node:assert/strict';
import { msVersion } from '@example/json-external';

assert.equal(msVersion, '2.1.3');
