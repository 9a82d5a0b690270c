import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'federation',
      format: 'mf',
      output: { filenameHash: false },
      plugins: [
        pluginModuleFederation({
          name: 'greeter',
          exposes: { '.': './src/index.ts' },
        }),
      ],
    },
  ],
});
