import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toast } from '@example/browser-library';

// Importing needs no browser, calling does.
assert.throws(() => toast('Saved'), { name: 'ReferenceError', message: 'document is not defined' });

const style = import.meta.resolve('@example/browser-library/style.css');
assert.equal(existsSync(fileURLToPath(style)), true);
assert.throws(() => import.meta.resolve('@example/browser-library/dist/index.css'), {
  code: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
});
