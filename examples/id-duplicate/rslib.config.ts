import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'main', output: { distPath: './dist/node' } },
    { id: 'main', format: 'cjs', output: { distPath: './dist/cjs' } },
  ],
});
