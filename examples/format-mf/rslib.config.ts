import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'mf',
      output: {
        distPath: './dist/mf',
        // The files find each other from the address that the container was loaded from.
        assetPrefix: 'auto',
        minify: true,
      },
      // Together with `minify`: the same hashes wherever the project is built.
      tools: { rspack: { optimization: { moduleIds: 'natural' } } },
      plugins: [
        pluginModuleFederation(
          {
            name: 'greeter',
            exposes: { '.': './src/index.ts' },
          },
          {},
        ),
      ],
    },
  ],
});
