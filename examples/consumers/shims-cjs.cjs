const assert = require('node:assert/strict');
const path = require('node:path');
const { pathToFileURL } = require('node:url');
const { url, folder, file } = require('@example/shims-cjs');

const expected = path.join(__dirname, 'dist', 'index.cjs');
assert.equal(file, expected);
assert.equal(folder, path.dirname(expected));
assert.equal(url, pathToFileURL(expected).href);
