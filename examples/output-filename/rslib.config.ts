import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Greeter' }],
  source: {
    entry: { greeter: './src/index.ts' },
  },
  output: {
    target: 'web',
    minify: true,
    filename: { js: '[name].min.js' },
  },
});
