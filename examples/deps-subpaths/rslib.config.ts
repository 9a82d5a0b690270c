import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: { distPath: './dist/name', externals: ['react'] },
    },
    {
      output: { distPath: './dist/pattern', externals: [/^react($|\/)/] },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
