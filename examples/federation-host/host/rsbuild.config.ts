import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';

export default defineConfig({
  output: { assetPrefix: 'auto' },
  // The same file names wherever the project is built.
  tools: {
    rspack: { optimization: { moduleIds: 'natural', chunkIds: 'natural' } },
  },
  plugins: [
    pluginReact(),
    pluginModuleFederation({
      name: 'shop',
      remotes: {
        widgets: 'widgets@/dist/mf/mf-manifest.json',
      },
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
      },
      shareStrategy: 'loaded-first',
    }),
  ],
});
