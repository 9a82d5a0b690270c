import { pluginSvelte } from '@rsbuild/plugin-svelte';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: {
    target: 'web',
  },
  lib: [
    {
      id: 'compiled',
      plugins: [pluginSvelte({ preprocessOptions: { typescript: false } })],
    },
    {
      id: 'source',
      source: {
        entry: { index: ['./src/**', '!./src/**/*.svelte'] },
      },
      output: {
        distPath: './dist/source',
        externals: [/\.svelte$/],
        copy: [{ from: './**/*.svelte', context: './src' }],
      },
    },
  ],
});
