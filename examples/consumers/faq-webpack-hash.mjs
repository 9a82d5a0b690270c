import assert from 'node:assert/strict';

// What the bundler of an application would fill in.
globalThis.__webpack_hash__ = 'a1b2';
globalThis.__webpack_public_path__ = '/';

const { build, setPublicPath } = await import('@example/faq-webpack-hash');
assert.equal(build, 'a1b2');
setPublicPath('/assets/');
assert.equal(globalThis.__webpack_public_path__, '/assets/');
