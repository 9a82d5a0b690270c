import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: ['es2019', 'safari >= 13'],
  output: {
    target: 'web',
  },
});
