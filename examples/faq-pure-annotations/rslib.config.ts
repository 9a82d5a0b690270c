import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: { distPath: './dist/dropped', minify: true },
    },
    {
      output: {
        distPath: './dist/kept',
        minify: {
          jsOptions: {
            minimizerOptions: {
              format: { comments: 'some', preserve_annotations: true },
            },
          },
        },
      },
    },
  ],
});
