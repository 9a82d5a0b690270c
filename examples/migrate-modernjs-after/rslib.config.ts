import { pluginLess } from '@rsbuild/plugin-less';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es6',
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/es' } },
    {
      format: 'cjs',
      dts: { autoExtension: true },
      output: { distPath: './dist/lib' },
    },
  ],
  output: {
    target: 'web',
  },
  plugins: [pluginReact(), pluginLess()],
});
