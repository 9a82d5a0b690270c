import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      badge: './src/badge.ts',
      button: './src/button.ts',
    },
  },
  output: {
    target: 'web',
  },
});
