import {defineConfig} from '@rslib/core';

export default defineConfig({
  dts: true,
  source: {
    preEntry: './src/theme.css',
  },
  output: {
    target: 'web',
  },
});
