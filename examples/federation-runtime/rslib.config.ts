import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm' },
    {
      format: 'mf',
      output: {
        distPath: './dist/mf',
        assetPrefix: 'auto',
        minify: true,
      },
      // The same file names wherever the project is built.
      tools: { rspack: { optimization: { moduleIds: 'natural' } } },
      plugins: [
        pluginModuleFederation({
          name: 'invoice',
          exposes: { '.': './src/index.ts' },
        }),
      ],
    },
  ],
  output: { target: 'web' },
});
