import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    // @ts-expect-error: an array, as tsup takes it.
    entry: ['./src/index.ts', './src/cli.ts'],
  },
});
