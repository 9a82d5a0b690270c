const assert = require('node:assert/strict');
const { readFileSync } = require('node:fs');
const { createContext, runInContext } = require('node:vm');
const { isVNode } = require('vue');
const { greeting } = require('@example/umd-externals');

assert.ok(isVNode(greeting('Ada')));

// Two script tags, with the file of Vue that is made for them.
const page = createContext({ console });
runInContext(readFileSync(require.resolve('vue/dist/vue.global.prod.js'), 'utf8'), page);
runInContext(readFileSync('dist/index.js', 'utf8'), page);
assert.equal(runInContext("Vue.isVNode(Greeter.greeting('Ada'))", page), true);
