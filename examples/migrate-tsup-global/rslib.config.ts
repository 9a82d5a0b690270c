import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd', // tsup: format: 'iife'
      umdName: 'Durations', // tsup: globalName: 'Durations'
      output: {
        target: 'web', // tsup: platform: 'browser'
        filename: { js: '[name].global.js' }, // The name that tsup gives.
        minify: true,
      },
    },
  ],
});
