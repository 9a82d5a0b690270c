const assert = require('node:assert/strict');
const { greet } = require('@example/format-three');

assert.match(require.resolve('@example/format-three'), /\.cjs$/);
assert.equal(greet('Ada'), 'Hello, Ada!');

// "type": "module" makes an ES module of the UMD file, without anything to export.
assert.deepEqual({ ...require('@example/format-three/umd') }, {});
assert.equal(globalThis.Greeter.greet('Ada'), 'Hello, Ada!');
