import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginSolid } from '@rsbuild/plugin-solid';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  output: {
    target: 'web',
  },
  lib: [
    {
      id: 'compiled',
      dts: true,
      plugins: [pluginBabel({ include: /\.[jt]sx$/ }), pluginSolid()],
    },
    {
      id: 'source',
      output: {
        distPath: './dist/source',
        filename: { js: '[name].jsx' },
      },
      tools: {
        swc: {
          jsc: { transform: { react: { runtime: 'preserve' } } },
        },
        rspack: {
          module: { parser: { javascript: { jsx: true } } },
        },
      },
    },
  ],
});
