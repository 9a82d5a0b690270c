import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: {
        root: ['Acme', 'Greeter'],
        amd: 'acme/greeter',
        commonjs: 'greeter',
      },
    },
  ],
  output: { target: 'web' },
});
