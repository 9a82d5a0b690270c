import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
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
          name: 'widgets',
          exposes: { '.': './src/index.ts' },
          shared: { react: { singleton: true } },
        }),
      ],
    },
  ],
  plugins: [pluginReact()],
});
