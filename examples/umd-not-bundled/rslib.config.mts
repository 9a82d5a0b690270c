import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { format: 'esm' },
    {
      format: 'umd',
      umdName: 'Greeter',
      output: { target: 'web', distPath: './dist/umd' },
    },
  ],
});
