import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    externals: ['react', /^react-dom\//, { clsx: 'clsx/lite' }],
  },
});
