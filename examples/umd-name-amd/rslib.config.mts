import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: { root: 'Greeter', amd: 'acme/greeter' },
      tools: {
        rspack: {
          output: { library: { type: 'umd', umdNamedDefine: true } },
        },
      },
    },
  ],
  output: { target: 'web' },
});
