import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    {
      format: 'umd',
      umdName: 'Warnings',
      output: { target: 'web', distPath: './dist/umd' },
    },
  ],
});
