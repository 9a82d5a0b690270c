import assert from 'node:assert/strict';
// Node.js finds the name of the export in the CommonJS file.
import { title } from '@example/format-cjs';

assert.equal(title('docs/quick-start.md'), 'quick start');
