import assert from 'node:assert/strict';
import { fileOfChunk } from '@example/faq-webpack-require';

// What the bundler of an application would fill in.
globalThis.__webpack_require__ = { u: (chunk) => `${chunk}.js` };
assert.equal(fileOfChunk('settings'), 'settings.js');
