import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'Greeter',
      output: {
        target: 'web',
        distPath: './dist/umd',
        filename: { js: 'greeter.min.js' },
        minify: true,
      },
    },
  ],
});
