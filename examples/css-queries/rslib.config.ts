import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { inline: './src/inline.ts', raw: './src/raw.ts' },
  },
  output: {
    target: 'web',
  },
  plugins: [pluginSass()],
});
