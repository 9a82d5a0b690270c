const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { createContext, runInContext } = require('node:vm');

const dataset = {};
const page = createContext({ document: { documentElement: { dataset } } });
runInContext(readFileSync('dist/index.js', 'utf8'), page);
assert.equal(dataset.greeting, 'Hello, reader!');
assert.deepEqual(Object.keys(page), ['document']);
