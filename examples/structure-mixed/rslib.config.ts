import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      source: { entry: { index: ['./src/**', '!./src/cli.ts'] } },
    },
    {
      source: { entry: { cli: './src/cli.ts' } },
      output: { distPath: './dist/cli' },
    },
  ],
});
