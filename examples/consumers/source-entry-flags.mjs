import assert from 'node:assert/strict';
import { command as first } from '@example/source-entry-flags/cli0';
import { command as second } from '@example/source-entry-flags/cli1';
import { command as named } from '@example/source-entry-flags/serve';

assert.deepEqual([first, second, named], ['build', 'serve', 'serve']);
