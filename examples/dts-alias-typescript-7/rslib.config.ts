import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: { alias: { '@utils': './src/utils' } },
  dts: {
    alias: { '@utils/*': './src/utils/*' },
  },
});
