import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: {
        entry: { index: ['./src/**', '!./src/vendor/**'] },
      },
    },
    {
      source: {
        entry: { 'vendor/escape-goat': './src/vendor/escape-goat.ts' },
      },
    },
  ],
});
