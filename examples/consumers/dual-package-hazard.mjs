import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { rspack } from '@rslib/core';
import { isPlugin, registered } from './app/main.mjs';

const require = createRequire(import.meta.url);

assert.deepEqual(registered, []);
assert.equal(isPlugin, false);
// The plugin went to the other copy.
assert.deepEqual(require('@example/dual-package-hazard').names(), ['spelling']);

/** The same application in one file, put together by a bundler. */
async function bundledApplication() {
  const options = {
    mode: 'development',
    devtool: false,
    target: 'node',
    context: process.cwd(),
    entry: './app/main.mjs',
    output: {
      path: `${process.cwd()}/app`,
      filename: 'bundle.cjs',
      library: { type: 'commonjs2' },
    },
  };
  const stats = await new Promise((resolve, reject) => {
    rspack(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  assert.equal(stats.hasErrors(), false, stats.toString());
  return require('./app/bundle.cjs');
}

assert.deepEqual({ ...(await bundledApplication()) }, { registered: [], isPlugin: false });
