import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: true },
  syntax: 'es2022',
  output: {
    target: 'web',
  },
});
