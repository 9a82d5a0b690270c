import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'Greeter',
      dts: true,
      footer: { dts: 'export as namespace Greeter;' },
    },
  ],
  output: { target: 'web' },
});
