import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Badge' }],
  output: {
    target: 'web',
    injectStyles: true,
    minify: true,
  },
});
