import { defineConfig } from '@rslib/core';

export default defineConfig({
  autoExtension: false,
  lib: [
    {
      format: 'esm',
      output: { distPath: './dist/esm' },
    },
    {
      format: 'cjs',
      output: {
        distPath: './dist/cjs',
        // Tells Node.js that the .js files in this folder are CommonJS.
        copy: [{ from: './package.cjs.json', to: 'package.json' }],
      },
    },
  ],
});
