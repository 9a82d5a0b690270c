import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { copied: './src/copied.ts', imported: './src/imported.ts' },
  },
  output: {
    target: 'web',
  },
});
