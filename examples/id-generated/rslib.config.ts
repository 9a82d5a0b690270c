import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/modern' } },
    { format: 'esm', syntax: 'es2017', output: { distPath: './dist/es2017' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
  ],
});
