const assert = require('node:assert/strict');
const greeter = require('.');

// The names do not matter to require(): it gives the exports themselves.
assert.deepEqual(Object.keys(greeter).sort(), ['greet', 'version']);
assert.equal(greeter.greet('Ada'), 'Hello, Ada!');

// A loader that knows `exports` but not `module` gets the exports under the CommonJS name.
const vm = require('node:vm');
const { readFileSync } = require('node:fs');
const context = vm.createContext({ exports: {} });
vm.runInContext(readFileSync('dist/index.js', 'utf8'), context);
assert.equal(context.exports.greeter.greet('Ada'), 'Hello, Ada!');

// Without umdNamedDefine the AMD name is not used.
const calls = [];
const define = Object.assign((...args) => calls.push(args), { amd: {} });
vm.runInNewContext(readFileSync('dist/index.js', 'utf8'), { define });
assert.equal(calls.length, 1);
assert.equal(calls[0].length, 2);
