import assert from 'node:assert/strict';
import os from 'node:os';
import path from 'node:path';
import { loadPlugin, name, templates } from '@example/shims-esm-on';

assert.equal(templates, path.resolve('dist/templates'));
assert.equal(name, 'index.js');
assert.equal(loadPlugin('node:os'), os);
