import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: './dist/default' } },
    {
      output: {
        distPath: './dist/readable',
        minify: {
          jsOptions: {
            minimizerOptions: { compress: true, mangle: false, minify: false },
          },
        },
      },
    },
  ],
});
