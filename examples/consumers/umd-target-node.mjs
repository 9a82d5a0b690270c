import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// A context without the variables of Node.js, as in a browser.
const page = createContext({});
assert.throws(() => runInContext(readFileSync('dist/index.js', 'utf8'), page), {
  message: 'global is not defined',
});
