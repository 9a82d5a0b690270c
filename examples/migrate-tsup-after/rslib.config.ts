import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/index.ts' },
  },
  lib: [
    { format: 'esm', dts: { bundle: true } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true } },
  ],
});
