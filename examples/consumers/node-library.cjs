const assert = require('node:assert/strict');
const path = require('node:path');
const library = require('@example/node-library');

// An ES module, loaded by require().
assert.equal(require('node:util').types.isModuleNamespaceObject(library), true);
assert.equal(library.findUp('package.json', path.resolve('src')), path.resolve('package.json'));
