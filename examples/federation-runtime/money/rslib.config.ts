import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: {
        assetPrefix: 'auto',
        minify: true,
      },
      // The same file names wherever the project is built.
      tools: { rspack: { optimization: { moduleIds: 'natural' } } },
      plugins: [
        pluginModuleFederation({
          name: 'money',
          exposes: { '.': './src/index.ts' },
        }),
      ],
    },
  ],
});
