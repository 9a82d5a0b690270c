import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'greet',
      tools: {
        rspack: {
          output: { library: { type: 'umd', export: 'default' } },
        },
      },
    },
  ],
  output: { target: 'web' },
});
