import { defineConfig, rspack } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
  banner: { js: '/*! Greeter, MIT licence */' },
  tools: {
    rspack: {
      plugins: [
        new rspack.BannerPlugin({
          banner: '#!/usr/bin/env node',
          raw: true,
          include: 'cli.js',
          // After the minifier, and after the banner above.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2,
        }),
      ],
    },
  },
});
