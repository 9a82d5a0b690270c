import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, dts: true }],
  source: {
    entry: {
      index: ['./src/**', '!./src/**/*.test.ts'],
    },
  },
});
