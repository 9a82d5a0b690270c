import assert from 'node:assert/strict';
import { letter } from '@example/output-copy';

assert.equal(await letter('Ada'), 'Hello, Ada!\n');
