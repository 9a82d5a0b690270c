import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    target: 'web',
    cssModules: {
      localIdentName: 'greeter-[local]',
      exportLocalsConvention: 'camelCaseOnly',
    },
  },
});
