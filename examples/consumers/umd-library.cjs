const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { createContext, runInContext } = require('node:vm');
const { greet } = require('.');

assert.equal(greet('Ada'), 'Hello, Ada!');

// The same file as a script tag runs it: no module system around.
const page = createContext({});
runInContext(readFileSync(require.resolve('.'), 'utf8'), page);
assert.equal(page.Greeter.greet('Ada'), 'Hello, Ada!');
